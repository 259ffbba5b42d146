import CPackaged
import Foundation

/// The folder of the Kennel package on which packages of apps depend: an installed SDK, or a checkout.
enum KennelFolder {
    /// The folder in which the Debian package `kennel-sdk` installs the SDK.
    static let sdk = URL(filePath: "/usr/lib/kennel-sdk", directoryHint: .isDirectory)

    /// The checkout in which this program was built. It may be on another machine.
    static let checkout = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// The SDK for a released program, if it is installed; otherwise the checkout.
    static let current = isInSDK ? sdk : checkout

    /// Whether packages of apps depend on the SDK.
    static let isInSDK =
        cpackaged_release() != nil && FileManager.default.fileExists(atPath: sdk.appending(path: "Package.swift").path)

    /// Returns whether a folder is that of Kennel's own package.
    static func contains(package folder: URL) -> Bool {
        folder.resolvingSymlinksInPath().pathComponents == current.resolvingSymlinksInPath().pathComponents
    }
}
