import HeadlessUIKit
import TestSupport
import Testing

@Suite("Text storages, layout managers and containers")
struct TextKitTests {
    private let storage = NSTextStorage(
        string: "Read the terms of use", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 100, height: 0))

    init() {
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private func place(_ word: String) -> NSRange { (storage.string as NSString).range(of: word) }

    @Test func `A point on a character finds it, and a character's rectangle contains the point`() throws {
        let stage = try Stage()
        stage.act {
            for word in ["Read", "terms", "use"] {
                let rect = manager.boundingRect(forGlyphRange: place(word), in: container)
                #expect(rect.width > 10 && rect.height >= 17 && rect.minX >= 5 && rect.maxX <= 95.5)
                for (x, index) in [(rect.minX + 1, place(word).location), (rect.maxX - 1, place(word).upperBound - 1)] {
                    var fraction: CGFloat = -1
                    let found = manager.characterIndex(
                        for: CGPoint(x: x, y: rect.midY), in: container,
                        fractionOfDistanceBetweenInsertionPoints: &fraction)
                    #expect(found == index && fraction > 0 && fraction < 1)
                }
            }
        }
    }

    @Test func `Text wraps at the container's width, in at most so many lines`() throws {
        let stage = try Stage()
        stage.act {
            var lines: [String] = []
            let whole = NSRange(location: 0, length: storage.length)
            manager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, range, _ in
                lines.append((storage.string as NSString).substring(with: range))
            }
            #expect(lines.joined() == storage.string && lines.count > 1 && lines.first == "Read the ")
            #expect(manager.numberOfGlyphs == storage.length)
            let used = manager.usedRect(for: container)
            #expect(used.width > 60 && used.width <= 100.5 && used.height > 40)
            let union = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: storage.length), in: container)
            #expect(union.height == used.height)
            container.maximumNumberOfLines = 1
            #expect(manager.usedRect(for: container).height < 25)
            container.size = .zero
            container.maximumNumberOfLines = 0
            #expect(manager.usedRect(for: container).height < 25)
        }
    }

    @Test func `A change of the storage lays out the text again, and tells the delegate once`() throws {
        final class Listener: NSObject, NSTextStorageDelegate {
            var changes: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                changes.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
            }
        }
        let listener = Listener()
        storage.delegate = listener
        let stage = try Stage()
        stage.act {
            let before = manager.usedRect(for: container).height
            storage.append(NSAttributedString(string: "\nand more", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
            #expect(manager.usedRect(for: container).height > before)
            storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
            storage.beginEditing()
            storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "See")
            storage.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 3))
            storage.endEditing()
        }
        #expect(listener.changes == ["3 21+9 9", "1 0+4 0", "3 0+3 -1"])
    }

    @Test func `The storage of a text view is its text, in both directions`() throws {
        let (view, root) = (UITextView(), UIViewController())
        let stage = try Stage(root: root)
        stage.act {
            root.view.addSubview(view)
            view.frame = rect(0, 100, 100, 60)
            view.text = "Red"
            let storage = view.textStorage
            #expect(storage.string == "Red")
            storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
            #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
            storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Rose")
            #expect(view.text == "Rose")
            view.text = "Blue and green, and yellow"
            #expect(storage.string == "Blue and green, and yellow" && view.textStorage === storage)
            let range = view.layoutManager.glyphRange(forCharacterRange: place("x"), actualCharacterRange: nil)
            #expect(range.location == NSNotFound)
            #expect(view.layoutManager.usedRect(for: view.textContainer).height > 20)
        }
    }

    @Test func `A subclass of UITextView may have the initializer with a container`() throws {
        final class Notes: UITextView {
            var words = ""
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
                words = "made"
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let stage = try Stage()
        stage.act {
            #expect(Notes().words == "made" && Notes(frame: rect(0, 0, 10, 10)).frame.width == 10)
            let view = UITextView(frame: .zero, textContainer: container)
            #expect(view.text == "Read the terms of use" && view.textContainer === container)
        }
    }
}
