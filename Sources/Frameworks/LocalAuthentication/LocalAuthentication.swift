// `import LocalAuthentication` brings Foundation along, as on iOS.
@_exported public import Foundation
