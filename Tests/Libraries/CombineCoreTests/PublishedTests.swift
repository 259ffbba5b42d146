import CombineCore
import Testing

@Suite("Published properties, and objects that tell before they change")
struct PublishedTests {
    private class Basket: ObservableObject {
        @Published var loaves: [String] = []
        @Published private(set) var count: Int

        init(count: Int) { self.count = count }
        func add() { count += 1 }
    }

    private final class Order: Basket {
        @Published var note = ""
    }

    private final class Plain: ObservableObject {
        var isOpen = false { willSet { objectWillChange.send() } }
    }

    private final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<String, Never>()
        @Published var count = 0
    }

    @Test func `A published property sends its current value first, then each value before it is set`() {
        let basket = Basket(count: 2)
        var seen: [String] = []
        let hearing = basket.$count.sink { seen.append("\($0) \(basket.count)") }
        basket.add()
        #expect(seen == ["2 2", "3 2"])
        #expect(basket.count == 3)
        hearing.cancel()
        basket.add()
        #expect(seen.count == 2)
    }

    @Test func `A subscriber that is added while a value is sent receives that value first`() {
        let basket = Basket(count: 0)
        var (seen, nested): ([String], [AnyCancellable]) = ([], [])
        let hearing = basket.$count.sink { value in
            seen.append("outer \(value) \(basket.count)")
            guard value == 1 else { return }
            nested.append(basket.$count.sink { seen.append("nested \($0) \(basket.count)") })
        }
        basket.add()
        #expect(seen == ["outer 0 0", "outer 1 0", "nested 1 0"])
        basket.add()
        #expect(seen.suffix(2) == ["outer 2 1", "nested 2 1"])
        nested.append(basket.$count.sink { seen.append("later \($0)") })
        #expect(seen.last == "later 2")
        withExtendedLifetime((hearing, nested)) {}
    }

    @Test func `A subscriber that is added while nil is sent receives nil`() {
        final class Note: ObservableObject { @Published var text: String? = "rye" }
        let note = Note()
        var (seen, nested): ([String?], [AnyCancellable]) = ([], [])
        let hearing = note.$text.dropFirst().sink { _ in nested.append(note.$text.sink { seen.append($0) }) }
        note.text = nil
        #expect(seen == [nil])
        withExtendedLifetime((hearing, nested)) {}
    }

    @Test func `An object notifies before any published property changes, also of its superclass`() {
        let order = Order(count: 0)
        order.note = "before anybody hears"
        var notes: [String] = []
        let hearing = order.objectWillChange.sink { notes.append("\(order.note) \(order.count)") }
        order.note = "rye"
        order.add()
        order.loaves.append("bun")
        #expect(notes == ["before anybody hears 0", "rye 0", "rye 1"])
        #expect(order.loaves == ["bun"])
        withExtendedLifetime(hearing) {}
    }

    @Test func `An object without published properties has one publisher, and notifies by hand`() {
        let plain = Plain()
        var count = 0
        let hearing = plain.objectWillChange.sink { count += 1 }
        plain.isOpen = true
        #expect(count == 1)
        withExtendedLifetime(hearing) {}
    }

    @Test func `An object with its own objectWillChange publisher notifies only through it`() {
        let own = Own()
        var heard: [String] = []
        let hearing = own.objectWillChange.sink { heard.append($0) }
        own.count = 1
        own.objectWillChange.send("by hand")
        #expect(heard == ["by hand"])
        withExtendedLifetime(hearing) {}
    }

    @Test func `A property's publisher does not complete when its object is deallocated`() {
        var basket: Basket? = Basket(count: 1)
        let listener = basket?.$count.heard()
        basket?.add()
        basket = nil
        #expect(listener?.values == [1, 2] && listener?.ends.isEmpty == true)
    }

    @Test func `A published property takes a publisher's values while its object exists`() {
        let subject = PassthroughSubject<[String], Never>()
        var basket: Basket? = Basket(count: 0)
        weak let kept = basket
        var changes = 0
        let hearing = basket?.objectWillChange.sink { changes += 1 }
        if let basket { subject.assign(to: &basket.$loaves) }
        subject.send(["rye"])
        #expect(basket?.loaves == ["rye"] && changes == 1)
        basket = nil
        #expect(kept == nil)
        subject.send(["bun"])
        withExtendedLifetime(hearing) {}
    }
}
