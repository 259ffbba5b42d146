import Testing

@testable import WorldProcess

@Suite("Which processes run worlds")
struct ProcessPoolTests {
    private final class Child {}

    private let now = ContinuousClock.now

    /// Does the same as `#expect` for expressions that change the pool. The macro itself would evaluate the pool as a
    /// constant.
    private func expect(_ holds: Bool, at place: SourceLocation = #_sourceLocation) {
        #expect(holds, sourceLocation: place)
    }

    @Test func `The spare process replaces one that ends, and all missing processes are started`() {
        var pool = ProcessPool<Child>(count: 2)
        let children = (0..<3).map { _ in Child() }
        expect(children.map { pool.add($0) } == [true, true, true])
        #expect(!pool.lacksOne)
        expect(!pool.add(Child()))
        pool.remove(children[0], error: nil, at: now)
        #expect(pool.children.map(ObjectIdentifier.init) == [children[2], children[1]].map(ObjectIdentifier.init))
        pool.remove(children[1], error: nil, at: now)  // before there is another spare process
        #expect(pool.children.count == 1)
        expect(pool.add(Child()))
        #expect(pool.children.count == 2)
        #expect(pool.lacksOne)
        expect(pool.add(Child()))
        #expect(!pool.lacksOne)
    }

    @Test func `A late process gets no new worlds; the spare is used once up, if no other is on time`() {
        var pool = ProcessPool<Child>(count: 2)
        let children = (0..<4).map { _ in Child() }
        for child in children.prefix(3) { expect(pool.add(child)) }
        expect(pool.isLate(children[0]) { _ in false })
        #expect(pool.hosts.map(ObjectIdentifier.init) == [ObjectIdentifier(children[1])])
        expect(!pool.isLate(children[1]) { _ in false })
        #expect(pool.hosts.isEmpty && !pool.lacksOne)
        expect(pool.isLate(children[1]) { _ in true })
        #expect(pool.hosts.map(ObjectIdentifier.init) == [ObjectIdentifier(children[2])])
        #expect(pool.lacksOne, "another spare one is started")
        expect(pool.add(children[3]))
        #expect(pool.spare === children[3])
        expect(pool.takeSurplus { _ in false }.isEmpty)
        pool.isOnTime(children[0])
        #expect(pool.hosts.map(ObjectIdentifier.init) == [children[0], children[2]].map(ObjectIdentifier.init))
        expect(pool.takeSurplus { _ in true }.map(ObjectIdentifier.init) == [ObjectIdentifier(children[1])])
        #expect(pool.children.count == 2 && !pool.lacksOne)
        expect(pool.takeSurplus { _ in true }.isEmpty)
    }

    @Test func `The number of started processes is limited while many are late`() {
        var pool = ProcessPool<Child>(count: 1)
        var late = 0
        for _ in 1...20 {
            while pool.lacksOne { expect(pool.add(Child())) }
            for child in pool.children where pool.isLate(child, isUp: { _ in true }) { late += 1 }
        }
        #expect(late > 0 && pool.children.count == 4 && pool.hosts.isEmpty)
    }

    @Test func `A process for one world does not count among the shared processes`() {
        var pool = ProcessPool<Child>(count: 1)
        let (child, alone) = (Child(), Child())
        expect(pool.add(child))
        expect(pool.addSolitary(alone))
        #expect(pool.hosts.map(ObjectIdentifier.init) == [ObjectIdentifier(child)] && pool.spare == nil)
        #expect(pool.all.count == 2)
        pool.remove(alone, error: nil, at: now)
        #expect(pool.all.count == 1)
        expect(pool.addSolitary(alone))
        #expect(pool.stop().count == 2)
        expect(!pool.addSolitary(alone))
    }

    @Test func `A stopped pool starts no more processes`() {
        var pool = ProcessPool<Child>(count: 1)
        expect(pool.add(Child()))
        expect(pool.add(Child()))
        #expect(pool.stop().count == 2)
        #expect(!pool.lacksOne)
        expect(!pool.add(Child()))
    }

    @Test func `Processes that do not come up are retried with growing delays, until one does`() {
        var pool = ProcessPool<Child>(count: 1)
        var pauses: [Duration?] = []
        for _ in 1...12 {
            let child = Child()
            expect(pool.add(child))
            pool.remove(child, error: .stranger("x"), at: now)
            pauses.append(pool.restarts.pause(at: now))
        }
        #expect(pauses.prefix(2) == [nil, nil])
        #expect(Array(pauses.dropFirst(2)) == [1, 2, 4, 8, 16, 32, 60, 60, 60, 60].map { .seconds($0) })
        #expect(pool.restarts.pause(at: now + .seconds(60)) == nil)
        #expect(pool.restarts.error == .stranger("x"))
        pool.cameUp()
        #expect(pool.restarts.pause(at: now) == nil)
        #expect(pool.restarts.error == nil)
    }

    @Test func `A start that the system refuses is retried after at most 4 s`() {
        var pool = ProcessPool<Child>(count: 1)
        var pauses: [Duration?] = []
        for _ in 1...7 {
            pool.failed(.cannotStart(reason: "x"), at: now)
            pauses.append(pool.restarts.pause(at: now))
        }
        #expect(pauses == [nil, nil] + [1, 2, 4, 4, 4].map { .seconds($0) })
        #expect(pool.restarts.error == .cannotStart(reason: "x"))
    }

    @Test func `Only one caller starts missing processes, after the delay, and none when none is missing`() {
        var pool = ProcessPool<Child>(count: 1)
        for _ in 1...3 { pool.failed(.stranger("x"), at: now) }
        expect(pool.beginFilling(at: now) == .seconds(1))
        expect(pool.beginFilling(at: now) == nil)
        pool.endFilling()
        expect(pool.beginFilling(at: now + .seconds(1)) == .zero)
        pool.endFilling()
        expect(pool.add(Child()))
        expect(pool.add(Child()))
        expect(pool.beginFilling(at: now + .seconds(1)) == nil)
    }

    @Test func `A process that came up and then ends causes no restart delay`() {
        var pool = ProcessPool<Child>(count: 1)
        for _ in 1...100 {
            let child = Child()
            expect(pool.add(child))
            pool.remove(child, error: nil, at: now)
        }
        #expect(pool.restarts.pause(at: now) == nil)
    }
}
