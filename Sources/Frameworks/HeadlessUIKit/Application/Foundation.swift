// Code with `import UIKit` also imports Foundation, Core Graphics and Quartz Core, as on iOS. It also imports what
// replaces parts of Foundation.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationShims
@_exported public import QuartzCore
@_exported public import SessionEnvironment
