// Re-exported because on iOS, code with `import UIKit` can use Foundation, Core Graphics and Quartz Core. The
// replacements for parts of Foundation are re-exported too.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationShims
@_exported public import QuartzCore
@_exported public import SessionEnvironment
