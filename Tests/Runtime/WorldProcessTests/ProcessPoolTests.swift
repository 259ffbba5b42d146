import Testing

@testable import WorldProcess

@Suite("Which processes run worlds")
struct ProcessPoolTests {
    private final class Child {}

    private let now = ContinuousClock.now

    /// For what changes the pool, which the macro looks at as a constant.
    private func expect(_ holds: Bool, at place: SourceLocation = #_sourceLocation) {
        #expect(holds, sourceLocation: place)
    }

    @Test("The spare one takes the place of one that ends, and all that are missing are started")
    func replacing() {
        var pool = ProcessPool<Child>(count: 2)
        let children = (0..<3).map { _ in Child() }
        expect(children.map { pool.add($0) } == [true, true, true])
        #expect(!pool.lacksOne)
        expect(!pool.add(Child()))
        pool.remove(children[0], error: nil, at: now)
        #expect(pool.children.map(ObjectIdentifier.init) == [children[2], children[1]].map(ObjectIdentifier.init))
        pool.remove(children[1], error: nil, at: now)  // before there is another spare one
        #expect(pool.children.count == 1)
        expect(pool.add(Child()))
        #expect(pool.children.count == 2)
        #expect(pool.lacksOne)
        expect(pool.add(Child()))
        #expect(!pool.lacksOne)
    }

    @Test("No world is made in a late process; the spare one helps out where no other is on time, as soon as it is up")
    func lateness() {
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

    @Test("While many are late, only so many are started")
    func manyLate() {
        var pool = ProcessPool<Child>(count: 1)
        var late = 0
        for _ in 1...20 {
            while pool.lacksOne { expect(pool.add(Child())) }
            for child in pool.children where pool.isLate(child, isUp: { _ in true }) { late += 1 }
        }
        #expect(late > 0 && pool.children.count == 4 && pool.hosts.isEmpty)
    }

    @Test("A process of one world is none of those that are shared")
    func solitary() {
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

    @Test("Nobody is started any more once it is stopped")
    func stopping() {
        var pool = ProcessPool<Child>(count: 1)
        expect(pool.add(Child()))
        expect(pool.add(Child()))
        #expect(pool.stop().count == 2)
        #expect(!pool.lacksOne)
        expect(!pool.add(Child()))
    }

    @Test("Processes that do not come up are tried again less and less often, until one does")
    func restarts() {
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

    @Test("What the system refuses is tried again every few seconds")
    func refusals() {
        var pool = ProcessPool<Child>(count: 1)
        var pauses: [Duration?] = []
        for _ in 1...7 {
            pool.failed(.cannotStart(reason: "x"), at: now)
            pauses.append(pool.restarts.pause(at: now))
        }
        #expect(pauses == [nil, nil] + [1, 2, 4, 4, 4].map { .seconds($0) })
        #expect(pool.restarts.error == .cannotStart(reason: "x"))
    }

    @Test("One at a time starts what is missing, after the pause, and nobody where nothing is")
    func filling() {
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

    @Test("A process that came up and ends counts for nothing")
    func ends() {
        var pool = ProcessPool<Child>(count: 1)
        for _ in 1...100 {
            let child = Child()
            expect(pool.add(child))
            pool.remove(child, error: nil, at: now)
        }
        #expect(pool.restarts.pause(at: now) == nil)
    }
}
