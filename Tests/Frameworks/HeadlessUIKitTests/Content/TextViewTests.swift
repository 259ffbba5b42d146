import HeadlessUIKit
import TestSupport
import Testing

@Suite("Text views")
struct TextViewTests {
    private let stage: Stage
    private let root = UIViewController()
    private let view = UITextView()
    private let line = UIFont.systemFont(ofSize: 17).lineHeight

    init() throws {
        stage = try Stage(root: root)
        stage.act {
            view.font = .systemFont(ofSize: 17)
            view.frame = rect(0, 100, 100, 60)
            root.view.addSubview(view)
        }
    }

    /// Returns the height of a number of lines with the insets above and below, in whole pixels.
    private func height(_ lines: CGFloat) -> CGFloat { (line * lines * 3 - 0.001).rounded(.up) / 3 + 16 }

    private var lines: [String] {
        let properties = RecordedProperties()
        stage.act { view.projectWhole(into: properties) }
        return (properties.lists["lines"] ?? []).map { row in
            if case .list(let parts) = row, case .text(let text) = parts[2] { text } else { "" }
        }
    }

    @Test func `Text wraps between the insets, and the content is as high as its lines`() throws {
        stage.act { view.text = "One two three four" }
        #expect(lines == ["One two", "three four"])
        #expect(view.contentSize == CGSize(width: 100, height: height(2)))
        stage.act { view.frame.size.width = 300 }
        #expect(lines == ["One two three four"] && view.contentSize == CGSize(width: 300, height: height(1)))
        stage.act { view.textContainerInset = UIEdgeInsets(top: 20, left: 100, bottom: 0, right: 100) }
        #expect(lines == ["One two", "three four"] && view.contentSize.height == height(2) - 16 + 20)
    }

    @Test func `Lines start at the upper inset, whatever the view's height`() throws {
        stage.act { view.text = "One two three four" }
        for tall in [20, 60, 400] as [CGFloat] {
            stage.act { view.frame.size.height = tall }
            let properties = RecordedProperties()
            stage.act { view.projectWhole(into: properties) }
            let rows = properties.lists["lines"] ?? []
            guard case .list(let first) = rows[0], case .number(let x) = first[0], case .number(let top) = first[1]
            else {
                Issue.record("no lines")
                return
            }
            #expect(x == 5 && abs(top - (8 + 17 * 1950 / 2048 - 17)) < 0.02)
            #expect(properties.styles["font-size"] == "17px" && properties.styles["line-height"] != nil)
        }
    }

    @Test func `A trailing newline adds a line; an empty text has one line's height and draws none`() {
        #expect(lines == [] && view.contentSize.height == height(1))
        stage.act { view.text = "One\n" }
        #expect(view.contentSize.height == height(2))
        let size = stage.act { view.sizeThatFits(CGSize(width: 200, height: 0)) }
        #expect(size.height == height(2))
    }

    @Test func `Typed text is measured before the delegate is notified`() throws {
        final class Writer: NSObject, UITextViewDelegate {
            var heights: [CGFloat] = []
            func textViewDidChange(_ textView: UITextView) { heights.append(textView.contentSize.height) }
        }
        let writer = Writer()
        view.delegate = writer
        stage.act { _ = view.receiveText("One two three") }
        stage.act { _ = view.receiveText("One two three four five six") }
        #expect(writer.heights == [height(2), height(3)])
    }

    @Test func `A text view without scrolling grows with its text in constraints`() throws {
        let (note, below) = (UITextView(), Sized(10, 10))
        stage.act {
            note.isScrollEnabled = false
            note.font = .systemFont(ofSize: 17)
            root.view.hold(note, below)
            rules(
                note.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 200),
                note.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                note.widthAnchor.constraint(equalToConstant: 100),
                below.topAnchor.constraint(equalTo: note.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: note.leadingAnchor))
        }
        #expect(abs(below.frame.minY - 200 - height(1)) < 0.4)
        stage.act { note.text = "One two three four" }
        #expect(abs(below.frame.minY - 200 - height(2)) < 0.4)
        stage.act { _ = note.receiveText("One two three four\n") }
        #expect(abs(below.frame.minY - 200 - height(3)) < 0.4)
    }

    @Test func `Viewers receive every change of a text view`() throws {
        try stage.drain()
        stage.act {
            view.text = "One two three four"
            view.textColor = .systemRed
        }
        try stage.drain()
        stage.act {
            view.frame.size.width = 200
            view.font = .boldSystemFont(ofSize: 20)
            view.textAlignment = .center
        }
        try stage.drain()
        stage.act { view.text = "" }
        try stage.drain()
        #expect(stage.reader[view.id]?.properties.styles["font-family"] == "Inter-Bold, sans-serif")
    }
}
