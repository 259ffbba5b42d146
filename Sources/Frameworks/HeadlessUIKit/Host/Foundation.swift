// Code with `import UIKit` also imports Foundation, as on iOS.
@_exported public import Foundation
