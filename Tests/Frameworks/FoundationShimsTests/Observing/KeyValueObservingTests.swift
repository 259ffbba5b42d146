import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Properties are observed")
struct KeyValueObservingTests {
    /// Like an imported class with `dynamic` properties.
    private final class Till: NSObject {
        var cents = 0 {
            willSet { _keyWillChange(self, "cents", cents) }
            didSet { _keyChanged(self, "cents", oldValue, cents) }
        }
        var owner: String? { didSet { _keyChanged(self, "owner", oldValue, owner) } }
        var plain = 0
    }

    private final class Clerk: NSObject, KeyValueObserver {
        var heard: [String] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let values = [NSKeyValueChangeKey.oldKey, .newKey].map { change?[$0].map { "\($0)" } ?? "-" }
            heard.append("\(keyPath ?? "") \(values.joined(separator: " "))")
        }
    }

    /// An object that observes its own array.
    private final class Shelf: NSObject, KeyValueObserver {
        private var _loaves = NSMutableArray() {
            willSet { _keyWillChange(self, "_loaves", _loaves) }
            didSet { _keyChanged(self, "_loaves", oldValue, _loaves) }
        }
        var loaves: NSMutableArray { mutableArrayValue(forKey: "_loaves") }
        var heard: [String] = []

        func watch() {
            addObserver(self, forKeyPath: "_loaves", options: [.new, .old], context: nil)
        }

        func clear() { _loaves = [] }

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
            let indexes = (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined() } ?? "-"
            let (old, new) = (change?[.oldKey] as? [String] ?? [], change?[.newKey] as? [String] ?? [])
            heard.append("\(kind) \(indexes) \(old) \(new)")
        }
    }

    @Test func `An array of objects that cannot be compared is not reported again`() throws {
        final class Loaf {}
        let stage = try Stage(root: UIViewController())
        let shelf = Shelf()
        stage.act { shelf.watch() }
        let loaf = Loaf()
        stage.act { shelf.loaves.add(loaf) }
        stage.act {}
        #expect(shelf.heard == ["2 0 [] []"])
        stage.act {
            #expect(shelf.loaves.index(of: loaf) == 0 && shelf.loaves.contains(loaf) && !shelf.loaves.contains(Loaf()))
            shelf.loaves.remove(loaf)
        }
        #expect(shelf.heard == ["2 0 [] []", "3 0 [] []"])
    }

    @Test func `An array's changes are reported with their kind and places`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            let shelf = Shelf()
            shelf.watch()
            shelf.loaves.add("rye")
            shelf.loaves.insert("spelt", at: 0)
            shelf.loaves.replaceObject(at: 1, with: "oat")
            shelf.loaves.remove("spelt")
            #expect(shelf.loaves.count == 1 && shelf.loaves.object(at: 0) as? String == "oat")
            shelf.clear()
            #expect(shelf.loaves.count == 0)
            #expect(
                shelf.heard == [
                    #"2 0 [] ["rye"]"#, #"2 0 [] ["spelt"]"#, #"4 1 ["rye"] ["oat"]"#, #"3 0 ["spelt"] []"#,
                    #"1 - ["oat"] []"#,
                ])
        }
    }

    private final class Screen: UIViewController {
        let table = UIScrollView()
        lazy var height = table.heightAnchor.constraint(equalToConstant: 10)
        var sizes: [CGSize] = []
        override func viewDidLoad() {
            table.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(table)
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: view.topAnchor), height,
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.widthAnchor.constraint(equalToConstant: 50),
            ])
            table.addObserver(self, forKeyPath: "contentSize", options: [.new], context: nil)
        }
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard keyPath == "contentSize", let size = change?[.newKey] as? CGSize else { return }
            sizes.append(size)
            height.constant = size.height
        }
    }

    @Test func `A dynamic property notifies at once with the requested values until invalidated`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            let till = Till()
            var heard: [String] = []
            var observation: NSKeyValueObservation? = till.observe(
                \.cents, named: "cents", options: [.old, .new, .initial]
            ) { till, change in
                heard.append("\(till.cents): \(change.oldValue ?? -1) to \(change.newValue ?? -1)")
            }
            till.cents = 5
            till.cents = 5
            #expect(heard == ["0: -1 to 0", "5: 0 to 5", "5: 5 to 5"] && observation != nil)
            observation = nil
            till.cents = 6
            #expect(heard.count == 3)
            let other = till.observe(\.owner, named: "owner", options: .new) { heard.append("\($1.newValue as Any)") }
            till.owner = "Ida"
            other.invalidate()
            till.owner = nil
            #expect(heard.last?.contains("Ida") == true && heard.count == 4)
        }
    }

    @Test func `An observer with the option prior is notified before and after the property has the value`() throws {
        let stage = try Stage(root: UIViewController())
        let (till, clerk) = (Till(), Clerk())
        stage.act {
            var heard: [String] = []
            let observation = till.observe(\.cents, named: "cents", options: [.prior, .old, .new]) { till, change in
                heard.append(
                    "\(till.cents) \(change.isPrior) \(change.oldValue ?? -1) \(change.newValue.map { "\($0)" } ?? "-")"
                )
            }
            till.addObserver(clerk, forKeyPath: "cents", options: [.prior, .new], context: nil)
            till.cents = 5
            #expect(heard == ["0 true 0 -", "5 false 0 5"])
            #expect(clerk.heard == ["cents - -", "cents - 5"])
            observation.invalidate()
            till.cents = 6
            #expect(heard.count == 2 && clerk.heard.count == 4)
            // Observers of a property whose owner announces each change itself.
            let plain = till.observe(\.plain, named: "plain", options: .prior) { till, change in
                heard.append("\(till.plain) \(change.isPrior)")
            }
            till.willChangeValue(forKey: "plain")
            till.plain = 1
            till.didChangeValue(forKey: "plain")
            till.plain = 2
            till.didChangeValue(forKey: "plain")
            #expect(heard.suffix(4) == ["0 true", "1 false", "2 true", "2 false"])
            plain.invalidate()
        }
    }

    @Test func `Observers added by key path are notified until they are removed`() throws {
        let stage = try Stage(root: UIViewController())
        let (till, clerk) = (Till(), Clerk())
        stage.act {
            till.addObserver(clerk, forKeyPath: "cents", options: [.old, .new, .initial], context: nil)
            till.addObserver(clerk, forKeyPath: "plain", options: .new, context: nil)
            till.cents = 2
            till.plain = 3
            #expect(clerk.heard == ["cents - 0", "cents 0 2"])
        }
        // Changes of a property that is not announced are found by comparing its values at the end of the turn.
        #expect(clerk.heard == ["cents - 0", "cents 0 2", "plain - 3"])
        stage.act {
            till.didChangeValue(forKey: "plain")
            till.removeObserver(clerk, forKeyPath: "cents")
            till.removeObserver(clerk, forKeyPath: "plain", context: nil)
            till.cents = 9
            till.plain = 9
        }
        #expect(clerk.heard.dropFirst(3) == ["plain - 3"])
        stage.act {
            till.addObserver(NSObject(), forKeyPath: "cents", context: nil)
            till.addObserver(clerk, forKeyPath: "none", context: nil)
        }
        #expect(
            stage.host.notes.map(\.description) == [
                "NSObject has no observeValue, and is not notified of cents",
                "Till has no none that can be read; observers receive the value that is set",
            ])
    }

    @Test func `contentSize observers are notified after layout, and the layout they cause runs too`() throws {
        let screen = Screen()
        let stage = try Stage(root: screen)
        stage.act { screen.table.contentSize = CGSize(width: 50, height: 120) }
        #expect(screen.sizes == [CGSize(width: 50, height: 120)] && screen.table.frame.height == 120)
        var offsets: [CGPoint?] = []
        let observation = stage.act {
            screen.table.observe(\.contentOffset, named: "contentOffset", options: [.old, .new]) {
                offsets += [$1.oldValue, $1.newValue]
            }
        }
        stage.act {
            screen.height.constant = 20
            screen.view.layoutIfNeeded()
            screen.table.contentOffset.y = 30
            screen.table.contentOffset.y = 40
        }
        #expect(offsets == [.zero, CGPoint(x: 0, y: 40)])
        observation.invalidate()
    }

    @Test func `A Progress can be observed, and an observer that never settles is stopped`() throws {
        let stage = try Stage(root: UIViewController())
        let progress = Progress(totalUnitCount: 4)
        var heard: [Double] = []
        let first = stage.act {
            progress.observe(\.fractionCompleted) { progress, _ in heard.append(progress.fractionCompleted) }
        }
        stage.act { progress.completedUnitCount = 1 }
        stage.act {}
        #expect(heard == [0.25])
        let till = Till()
        let second = stage.act { till.observe(\.plain) { till, _ in till.plain += 1 } }
        stage.act { till.plain = 1 }
        #expect(stage.host.notes.last?.description.contains("were stopped") == true)
        for observation in [first, second] { observation.invalidate() }
    }
}
