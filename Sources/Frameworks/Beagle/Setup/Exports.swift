// Code that imports only Beagle also sees UIKit, as on iOS.
@_exported import HeadlessUIKit
