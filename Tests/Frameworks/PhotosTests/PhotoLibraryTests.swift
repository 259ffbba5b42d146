import KennelTesting
import Photos
import SessionSupport
import Testing
import UIKit
import Wire

private final class AlbumController: LogController, PHPhotoLibraryChangeObserver {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        PHPhotoLibrary.shared().register(self)
        button("Ask") { [unowned self] in
            PHPhotoLibrary.requestAuthorization(for: .readWrite) { self.show("status \($0)") }
        }
        button("Save") { [unowned self] in
            var name: String?
            PHPhotoLibrary.shared().performChanges { [picture] in
                name =
                    PHAssetChangeRequest.creationRequestForAsset(from: picture).placeholderForCreatedAsset?
                    .localIdentifier
            } completionHandler: { [unowned self] saved, error in
                let refused = (error as? PHPhotosError)?.code == .accessUserDenied
                show("saved \(saved) \(refused) \(name ?? "-") \(PHAsset.fetchAssets(with: nil).count)")
            }
        }
        button("Write") { [unowned self] in
            UIImageWriteToSavedPhotosAlbum(
                picture, self,
                Selector(
                    "image:didFinishSavingWithError:contextInfo:",
                    AlbumController.image(_:didFinishSavingWithError:contextInfo:)), nil)
        }
        button("Load") { [unowned self] in
            guard let asset = PHAsset.fetchAssets(with: .image, options: nil).firstObject else { return }
            PHImageManager.default().requestImage(
                for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit, options: nil
            ) { [unowned self] picture, _ in show("loaded \(picture?.size.width ?? 0) \(asset.pixelHeight)") }
        }
        button("Delete") {
            PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.deleteAssets([PHAsset.fetchAssets(with: nil).object(at: 0)])
            }
        }
    }

    func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
        show("written \(image === picture) \(error == nil) \(PHAsset.fetchAssets(with: nil).count)")
    }

    func photoLibraryDidChange(_ changeInstance: PHChange) { show("now \(PHAsset.fetchAssets(with: nil).count)") }
}

@Suite("The photo library of a session")
struct PhotoLibraryTests {
    private static let app: @Sendable () -> any UIApplicationDelegate = { WindowApp(AlbumController()) }

    @Test func `Pictures are saved, loaded and deleted after the user allows it`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Ask")
        try await session.tap("Allow Full Access")
        #expect(await session.shows("status authorized"))
        try await session.tap("Save")
        #expect(await session.shows("saved true false asset-1 1"))
        #expect(await session.shows("now 1"))
        try await session.tap("Load")
        #expect(await session.shows("loaded 40.0 30"))
        try await session.tap("Delete")
        #expect(await session.shows("now 0"))
        let before = await session.texts()
        #expect(try await session.rebuilt(Self.app).texts() == before)
    }

    @Test func `Without permission nothing is saved, and the user is asked once`() async throws {
        let session = await TestSession.open(Self.app)
        try await session.tap("Ask")
        try await session.tap("Don’t Allow")
        try await session.tap("Save")
        #expect(await session.shows("saved false true - 0"))
        try await session.tap("Ask")
        #expect(await session.alerts().isEmpty)
    }

    @Test func `A picture written without the library is in it, and the completion gets three arguments`()
        async throws
    {
        let session = await TestSession.open(Self.app)
        try await session.tap("Write")
        #expect(await session.shows("written true true 0"))
        try await session.tap("Ask")
        try await session.tap("Allow Full Access")
        try await session.tap("Load")
        #expect(await session.shows("loaded 40.0 30"))
    }
}
