// `import UIKit` in controller code taken from iOS means the headless layer, and Foundation with it.
@_exported public import HeadlessUIKit
