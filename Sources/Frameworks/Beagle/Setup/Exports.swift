// Re-exports UIKit, because on iOS code that imports only Beagle can use UIKit.
@_exported import HeadlessUIKit
