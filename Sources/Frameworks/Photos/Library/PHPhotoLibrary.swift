public import Foundation
import HeadlessUIKit
import SystemScreens

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called in a later turn after each change.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library. Fetch again to get the objects.
open class PHChange: NSObject {
    override init() {}
}

public struct PHPhotosError: Error, LocalizedError {
    public enum Code: Int, Sendable {
        case accessUserDenied = 3_311
        case invalidResource = 3_302
    }
    public let code: Code
    public var errorDescription: String? {
        switch code {
        case .accessUserDenied: "The person has not allowed the app to use their photos"
        case .invalidResource: "The data is no picture"
        }
    }
}

/// The photos of the session's device: the pictures that the app has saved.
open class PHPhotoLibrary: NSObject {
    private enum Shared: ApplicationKey {
        static var defaultValue: PHPhotoLibrary { PHPhotoLibrary() }
    }
    private struct Weak { weak var observer: (any PHPhotoLibraryChangeObserver)? }

    private var observers: [Weak] = []
    private var count = 0
    private var stored: [PHAsset] = []
    /// The pictures of the library, including those that the app has saved with `UIImageWriteToSavedPhotosAlbum`.
    private(set) var assets: [PHAsset] {
        get {
            for picture in AppEnvironment.current.savedPictures.takeOver() {
                count += 1
                stored.append(PHAsset(picture, number: count))
            }
            return stored
        }
        set { stored = newValue }
    }
    /// The pictures of the running change; nil if none is running.
    private var added: [PHAsset]?

    override init() {}

    /// Returns the library of the running app.
    open class func shared() -> PHPhotoLibrary { AppEnvironment.current.values[Shared.self] }

    // MARK: - Permission

    open class func authorizationStatus() -> PHAuthorizationStatus { shared().status }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { shared().status }
    /// Asks the user once, with an alert.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        shared().ask(handler)
    }
    /// Asks the user once, with an alert. The access level has no effect.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { shared().ask(handler) }

    private var status: PHAuthorizationStatus {
        switch Permission.of(.photos).status {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .authorized: .authorized
        }
    }

    var mayRead: Bool { status == .authorized }

    private func ask(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        Permission.of(.photos).request { isAllowed in handler(isAllowed ? .authorized : .denied) }
    }

    // MARK: - Changes

    open func register(_ observer: any PHPhotoLibraryChangeObserver) { observers.append(Weak(observer: observer)) }
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    /// Saves the pictures for which `changeBlock` makes requests. Calls `completionHandler` in a later turn.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        MainQueue.async { [self] in
            do {
                try performChangesAndWait(changeBlock)
                completionHandler?(true, nil)
            } catch { completionHandler?(false, error) }
        }
    }

    /// Saves the pictures at once. Throws without permission.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        guard mayRead else { throw PHPhotosError(code: .accessUserDenied) }
        added = []
        changeBlock()
        assets += added ?? []
        added = nil
        AppEnvironment.current.host.log(.message("The app has changed its photos: \(assets.count) in all"))
        MainQueue.async { [self] in
            for observer in observers.compactMap(\.observer) { observer.photoLibraryDidChange(PHChange()) }
        }
    }

    /// Adds a picture to the running change.
    func add(_ picture: UIImage) -> PHAsset {
        count += 1
        let asset = PHAsset(picture, number: count)
        added?.append(asset)
        return asset
    }

    /// Removes pictures in the running change.
    func remove(_ identifiers: Set<String>) { assets.removeAll { identifiers.contains($0.localIdentifier) } }
}
