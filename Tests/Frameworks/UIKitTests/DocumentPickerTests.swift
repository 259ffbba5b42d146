import TestSupport
import Testing
import UIKit

@Suite("Document pickers")
struct DocumentPickerTests {
    private final class Listener: NSObject, UIDocumentPickerDelegate {
        var events: [String] = []
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            events.append("picked \(urls.map(\.lastPathComponent).joined(separator: ", "))")
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { events.append("cancelled") }
    }

    private let root = UIViewController()
    private let listener = Listener()

    private func present(_ picker: UIDocumentPickerViewController, on stage: Stage) throws -> UITableViewController {
        stage.act {
            picker.delegate = listener
            root.present(picker, animated: false)
        }
        let stack = try #require(picker.children.first as? UINavigationController)
        return try #require(stack.topViewController as? UITableViewController)
    }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { [$0 as? UIButton].compactMap(\.self) + buttons(in: $0) }
    }

    private func press(_ title: String, in list: UIViewController, on stage: Stage) throws {
        stage.act { list.navigationController?.view.layoutIfNeeded() }
        let bar = try #require(list.navigationController?.navigationBar)
        let button = try #require(buttons(in: bar).first { $0.title(for: .normal) == title })
        stage.act { button.sendActions(for: .touchUpInside) }
    }

    private func write(_ names: [String], on stage: Stage) throws {
        try stage.act {
            let folder = try #require(
                FileManager.default.urls(ofAppFolder: .documentDirectory, in: .userDomainMask).first)
            for name in names { try Data(name.utf8).write(to: folder.appending(path: name)) }
        }
    }

    @Test func `The files of the Documents folder with a wanted type are offered`() throws {
        let stage = try Stage(root: root)
        try write(["b.json", "a.json", "photo.png"], on: stage)
        let picker = stage.act { UIDocumentPickerViewController(forOpeningContentTypes: [.json]) }
        let list = try present(picker, on: stage)
        let names = stage.act {
            (0..<list.tableView.numberOfRows(inSection: 0)).map {
                list.tableView(list.tableView, cellForRowAt: IndexPath(row: $0, section: 0)).textLabel?.text
            }
        }
        #expect(names == ["a.json", "b.json"])
        stage.act { list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0)) }
        stage.advance(.seconds(1))
        #expect(listener.events == ["picked b.json"] && root.presentedViewController == nil)
    }

    @Test func `An empty folder says so, and Cancel is reported`() throws {
        let stage = try Stage(root: root)
        let list = try present(stage.act { UIDocumentPickerViewController(forOpeningContentTypes: [.item]) }, on: stage)
        #expect((list.tableView.backgroundView as? UILabel)?.text == "No Documents")
        try press("Cancel", in: list, on: stage)
        stage.advance(.seconds(1))
        #expect(listener.events == ["cancelled"])
    }

    @Test func `An export copies the files into the Documents folder`() throws {
        let stage = try Stage(root: root)
        let file = try stage.act {
            let file = FileManager.default.appTemporaryDirectory.appending(path: "report.txt")
            try Data("All is well".utf8).write(to: file)
            return file
        }
        let list = try present(stage.act { UIDocumentPickerViewController(forExporting: [file]) }, on: stage)
        try press("Save", in: list, on: stage)
        stage.advance(.seconds(1))
        #expect(listener.events == ["picked report.txt"])
        try stage.act {
            let folder = try #require(
                FileManager.default.urls(ofAppFolder: .documentDirectory, in: .userDomainMask).first)
            #expect(try String(contentsOf: folder.appending(path: "report.txt"), encoding: .utf8) == "All is well")
        }
    }
}
