import Foundation
import Testing
import Wire

@testable import World

@Suite("What is kept of exchanges and images")
struct ExchangeStoreTests {
    private func limits(_ change: (inout SessionLimits) -> Void) -> SessionLimits {
        var limits = SessionLimits.standard
        change(&limits)
        return limits
    }

    private func exchange(_ number: Int32, bytes: Int = 0, status: Int = 200) -> RecordedExchange {
        let side = RecordedExchange.Side(headers: [:], body: Data(count: bytes), keeping: bytes)
        return RecordedExchange(
            id: RequestID(rawValue: number), method: "GET", url: "/", request: side, response: side, status: status)
    }

    private func kept(_ store: ExchangeStore) -> [Int32] {
        (1...9).filter { store.exchange(RequestID(rawValue: $0)) != nil }
    }

    @Test func `The oldest exchanges are removed when there are too many`() {
        var store = ExchangeStore(limits: limits { $0.entries = 3 })
        for number: Int32 in 1...5 { store.add(exchange(number)) }
        #expect(kept(store) == [3, 4, 5])
    }

    @Test func `The oldest exchanges are removed by size of both sides, and the last one stays`() {
        var store = ExchangeStore(limits: limits { $0.allBodyBytes = 100 })
        for number: Int32 in 1...3 { store.add(exchange(number, bytes: 20)) }
        #expect(kept(store) == [2, 3])
        store.add(exchange(4, bytes: 1_000))
        #expect(kept(store) == [4])
        store.add(exchange(5, bytes: 1))
        #expect(kept(store) == [5])
    }

    @Test func `A request's later exchange replaces its earlier one`() {
        var store = ExchangeStore(limits: .standard)
        store.add(exchange(1, status: 500))
        store.add(exchange(1, status: 200))
        #expect(store.exchange(RequestID(rawValue: 1))?.status == 200)
    }

    @Test func `The oldest images are removed by total size, and a single image too large is not stored`() {
        var store = ExchangeStore(limits: limits { $0.imageBytes = 10 })
        func kept() -> [Int32] { (1...4).filter { store.image(RequestID(rawValue: $0)) != nil } }
        for number: Int32 in 1...3 {
            store.addImage(RequestID(rawValue: number), type: "image/png", data: Data(count: 5))
        }
        #expect(kept() == [2, 3])
        store.addImage(RequestID(rawValue: 4), type: nil, data: Data(count: 11))
        #expect(kept() == [2, 3])
        store.addImage(RequestID(rawValue: 4), type: nil, data: Data(count: 10))
        #expect(kept() == [4])
    }

    private func imageExchange(_ number: Int32, _ data: Data, keeping limit: Int = 0) -> RecordedExchange {
        RecordedExchange(
            id: RequestID(rawValue: number), method: "GET", url: "/a.png",
            request: .init(headers: [:], body: nil, keeping: 0),
            response: .init(headers: ["Content-Type": "image/png"], body: data, keeping: limit), status: 200)
    }

    @Test func `An image's exchange has its bytes, limited like any other body`() {
        var store = ExchangeStore(limits: limits { $0.bodyBytes = 4 })
        store.add(imageExchange(1, Data([1, 2, 3])))
        store.addImage(RequestID(rawValue: 1), type: "image/png", data: Data([1, 2, 3]))
        store.add(imageExchange(2, Data(1...9)))
        store.addImage(RequestID(rawValue: 2), type: "image/png", data: Data(1...9))
        #expect(store.exchange(RequestID(rawValue: 1))?.response?.body == Data([1, 2, 3]))
        let long = store.exchange(RequestID(rawValue: 2))?.response
        #expect(long?.body == Data(1...4) && long?.size == 9)
    }

    @Test func `The exchange of a removed image has no bytes but still gives their number`() {
        var store = ExchangeStore(limits: limits { $0.imageBytes = 5 })
        for number: Int32 in 1...2 {
            store.add(imageExchange(number, Data(count: 4)))
            store.addImage(RequestID(rawValue: number), type: "image/png", data: Data(count: 4))
        }
        let response = store.exchange(RequestID(rawValue: 1))?.response
        #expect(response?.body.isEmpty == true && response?.size == 4 && response?.isCut == true)
    }

    @Test func `A complete response of an image type is stored as an image too`() {
        var store = ExchangeStore(limits: .standard)
        store.add(imageExchange(1, Data([7]), keeping: 10))
        store.add(imageExchange(2, Data(count: 20), keeping: 10))
        store.add(exchange(3, bytes: 5))
        #expect(store.image(RequestID(rawValue: 1))?.data == Data([7]))
        #expect(store.image(RequestID(rawValue: 2)) == nil && store.image(RequestID(rawValue: 3)) == nil)
    }
}
