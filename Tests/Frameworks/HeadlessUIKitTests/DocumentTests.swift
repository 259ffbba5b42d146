import HeadlessUIKit
import TestSupport
import Testing

@Suite("Documents")
struct DocumentTests {
    private final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }
    }

    @Test func `A document is created, changed, closed and opened again`() throws {
        let stage = try Stage(root: UIViewController())
        nonisolated(unsafe) var results: [Bool] = []
        let file = stage.act { FileManager.default.appTemporaryDirectory.appending(path: "note.txt") }
        stage.act {
            let note = Note(fileURL: file)
            note.open { results.append($0) }
            #expect(note.documentState.contains(.savingError))
            note.text = "First"
            note.save(to: file, for: .forCreating) { results.append($0) }
            #expect(note.documentState == .normal)
            note.text = "Second"
            note.updateChangeCount(.done)
            note.close { results.append($0) }
            #expect(note.documentState == .closed && !note.hasUnsavedChanges)
            let again = Note(fileURL: file)
            again.open { results.append($0) }
            #expect(again.text == "Second" && again.localizedName == "note")
        }
        stage.act {}
        #expect(results == [false, true, true, true])
    }

    @Test func `A colour well shows its colour and takes a picked one`() throws {
        let root = UIViewController()
        let stage = try Stage(root: root)
        let well = UIColorWell(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        nonisolated(unsafe) var changes = 0
        stage.act {
            well.selectedColor = .red
            well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            root.view.addSubview(well)
            well.sendActions(for: .touchUpInside)
        }
        stage.advance(.seconds(1))
        let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
        #expect(picker.selectedColor == .red)
        stage.act { well.colorPickerViewController(picker, didSelect: .blue, continuously: false) }
        #expect(well.selectedColor == .blue && changes == 1)
    }
}
