import Beagle
import Testing

@Suite("Loading a screen")
struct ScreenLoadTests {
    @Test("A retry while loading starts no second fetch")
    func retryWhileLoading() {
        var load = ScreenLoad()
        #expect(load.begin(from: .remote) == .fetch(attempt: 1))
        #expect(load.attemptFailed(attempt: 1, reserve: .nothing) == .fail)
        #expect(load.begin(from: .remote) == .fetch(attempt: 2))
        #expect(load.begin(from: .remote) == .ignore)
    }

    @Test("A screen that was obtained is not loaded again")
    func shown() {
        var load = ScreenLoad()
        _ = load.begin(from: .local)
        #expect(load.contentArrived(attempt: 1) == .show)
        #expect(load.begin(from: .local) == .ignore)
        #expect(ScreenLoad(stage: .shown).stage == .shown)
    }

    @Test("A fallback makes a failure a success")
    func fallback() {
        var load = ScreenLoad()
        _ = load.begin(from: .remote)
        #expect(load.attemptFailed(attempt: 1, reserve: .fallback) == .showFallback)
        #expect(load.stage == .shown)
    }

    @Test("An answer to a replaced screen is late")
    func late() {
        var load = ScreenLoad()
        _ = load.begin(from: .remote)
        load.replaced()
        #expect(load.begin(from: .remote) == .fetch(attempt: 2))
        #expect(load.contentArrived(attempt: 1) == .ignore)
        #expect(load.attemptFailed(attempt: 1, reserve: .nothing) == .ignore)
        #expect(load.contentArrived(attempt: 2) == .show)
    }
}
