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

    @Test("The value is sent first, and each one before the property has it")
    func published() {
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

    @Test("An object tells before any of its published properties changes, those of its superclass too")
    func told() {
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

    @Test("An object without published properties has one publisher, and tells by hand")
    func plain() {
        let plain = Plain()
        var count = 0
        let hearing = plain.objectWillChange.sink { count += 1 }
        plain.isOpen = true
        #expect(count == 1)
        withExtendedLifetime(hearing) {}
    }

    @Test("An object with a publisher of its own tells by that alone")
    func own() {
        let own = Own()
        var heard: [String] = []
        let hearing = own.objectWillChange.sink { heard.append($0) }
        own.count = 1
        own.objectWillChange.send("by hand")
        #expect(heard == ["by hand"])
        withExtendedLifetime(hearing) {}
    }

    @Test("What a property publishes does not end with its object")
    func goes() {
        var basket: Basket? = Basket(count: 1)
        let listener = basket?.$count.heard()
        basket?.add()
        basket = nil
        #expect(listener?.values == [1, 2] && listener?.ends.isEmpty == true)
    }

    @Test("A published property is given the values of a publisher, as long as it is there")
    func assigned() {
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
