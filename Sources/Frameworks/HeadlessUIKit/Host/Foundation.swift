// Controller code that says `import UIKit` also sees Foundation, as on iOS.
@_exported public import Foundation
