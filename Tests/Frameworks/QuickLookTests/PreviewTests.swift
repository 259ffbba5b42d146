import KennelTesting
import QuickLook
import SessionSupport
import Testing
import UIKit

/// A screen that shows a text and a file of another kind.
private final class FilesController: LogController, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    private let files = ["notes.txt", "data.bin", "gone.txt"].map { name in
        FileManager.default.urls(ofAppFolder: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button("Look") { [unowned self] in
            do {
                try Data("Buy rye".utf8).write(to: files[0])
                try Data([0, 1, 2]).write(to: files[1])
            } catch {
                show("\(error)")
            }
            let preview = QLPreviewController()
            (preview.dataSource, preview.delegate) = (self, self)
            present(preview, animated: false)
        }
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        files[index]
    }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { show("dismissed") }
}

private func app() -> WindowApp { WindowApp(FilesController()) }

@Suite("Previews of files")
struct PreviewTests {
    @Test func `A text is shown, of other files the size, and the delegate is told of the end`() async throws {
        let session = await TestSession.open(app)
        try await session.tap("Look")
        #expect(await session.shows("notes.txt"))
        #expect(await session.shows("Buy rye"))
        try await session.tap("Next")
        #expect(await session.shows("data.bin\n3 bytes"))
        try await session.tap("Next")
        #expect(await session.shows("The file cannot be read"))
        try await session.tap("Done")
        #expect(await session.shows("dismissed"))
    }
}
