// `import UIKit` in code from iOS imports the headless implementation, and Foundation with it.
@_exported public import HeadlessUIKit
