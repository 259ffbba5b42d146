import Beagle
import Testing

@Suite("Loading a screen")
struct ScreenLoadTests {
    @Test func `A retry while loading starts no second request`() {
        var load = ScreenLoad()
        #expect(load.begin(from: .remote) == .fetch(attempt: 1))
        #expect(load.attemptFailed(attempt: 1, reserve: .nothing) == .fail)
        #expect(load.begin(from: .remote) == .fetch(attempt: 2))
        #expect(load.begin(from: .remote) == .ignore)
    }

    @Test func `A screen that has content is not loaded again`() {
        var load = ScreenLoad()
        _ = load.begin(from: .local)
        #expect(load.contentArrived(attempt: 1) == .show)
        #expect(load.begin(from: .local) == .ignore)
        #expect(ScreenLoad(stage: .shown).stage == .shown)
    }

    @Test func `A fallback turns a failure into a success`() {
        var load = ScreenLoad()
        _ = load.begin(from: .remote)
        #expect(load.attemptFailed(attempt: 1, reserve: .fallback) == .showFallback)
        #expect(load.stage == .shown)
    }

    @Test func `A response to a replaced screen is ignored`() {
        var load = ScreenLoad()
        _ = load.begin(from: .remote)
        load.replaced()
        #expect(load.begin(from: .remote) == .fetch(attempt: 2))
        #expect(load.contentArrived(attempt: 1) == .ignore)
        #expect(load.attemptFailed(attempt: 1, reserve: .nothing) == .ignore)
        #expect(load.contentArrived(attempt: 2) == .show)
    }
}
