import Locks
import Testing

@Suite("What is to be called")
struct CallbackTests {
    @Test func `A callback calls the closure that was set last, with its argument`() {
        let heard = Locked<[String]>([])
        let callback = Callback<String> { text in heard.withLock { $0.append("first \(text)") } }
        callback("one")
        callback.set { text in heard.withLock { $0.append("second \(text)") } }
        callback("two")
        Callback<String>()("nobody hears it")
        #expect(heard.withLock { $0 } == ["first one", "second two"])
    }

    @Test func `A callback's closure can be replaced by the closure being called`() {
        let heard = Locked<[Int]>([])
        let callback = Callback<Void>()
        callback.set { [callback] in
            heard.withLock { $0.append(1) }
            callback.set { heard.withLock { $0.append(2) } }
        }
        callback()
        callback()
        #expect(heard.withLock { $0 } == [1, 2])
    }

    @Test func `The ten thousandth call is no deeper than the first`() {
        let places = Locked<[UInt]>([])
        let callback = Callback<Int> { number in
            withUnsafePointer(to: number) { place in places.withLock { $0.append(UInt(bitPattern: place)) } }
        }
        for number in 0..<10_000 { callback(number) }
        #expect(Set(places.withLock { $0 }).count == 1)
    }
}
