/// Which processes run worlds, which one waits to take the place of one that ends, and when the next may be started.
struct ProcessPool<Child: AnyObject> {
    /// How many run worlds.
    let count: Int
    /// Those that run worlds.
    private(set) var children: [Child] = []
    /// One that is started already, to take the place of one that ends.
    private(set) var spare: Child?
    /// Whether none is wanted any more.
    private(set) var isStopped = false
    private(set) var restarts = Restarts()
    private var isFilling = false
    /// Those that delay the worlds that they run.
    private var late: Set<ObjectIdentifier> = []
    /// Those that run one world each, which is not put beside others.
    private(set) var solitary: [Child] = []

    init(count: Int) {
        self.count = count
    }

    /// All that run.
    var all: [Child] { children + [spare].compactMap(\.self) + solitary }

    /// Those in which worlds are made: on time, and no more than are wanted. Others that are late, and were replaced,
    /// end when they have no world any more.
    var hosts: [Child] { Array(children.filter { !late.contains(ObjectIdentifier($0)) }.prefix(count)) }

    /// So many run at most while some are late.
    private var most: Int { 2 * count + 2 }

    /// Whether another one is to be started.
    var lacksOne: Bool { !isStopped && (children.count < count || spare == nil) }

    /// One was started; false when it is not wanted.
    mutating func add(_ child: Child) -> Bool {
        guard lacksOne else { return false }
        if children.count < count { children.append(child) } else { spare = child }
        return true
    }

    /// One was started that runs one world alone; false when it is not wanted.
    mutating func addSolitary(_ child: Child) -> Bool {
        if !isStopped { solitary.append(child) }
        return !isStopped
    }

    /// One is late. Where no other is on time, the spare one helps out if it is up. Answers whether there is one now
    /// that takes the worlds of the late one.
    mutating func isLate(_ child: Child, isUp: (Child) -> Bool) -> Bool {
        guard children.contains(where: { $0 === child }) else { return false }
        late.insert(ObjectIdentifier(child))
        if hosts.isEmpty, children.count < most, let helper = spare, isUp(helper) {
            children.append(helper)
            spare = nil
        }
        return !hosts.isEmpty
    }

    /// One is on time, again or still.
    mutating func isOnTime(_ child: Child) {
        late.remove(ObjectIdentifier(child))
    }

    /// Takes out those that are more than wanted and run nothing.
    mutating func takeSurplus(_ isIdle: (Child) -> Bool) -> [Child] {
        guard children.count > count else { return [] }
        let kept = Set(hosts.map { ObjectIdentifier($0) })
        let surplus = children.filter { !kept.contains(ObjectIdentifier($0)) && isIdle($0) }
            .prefix(children.count - count)
        let gone = Set(surplus.map { ObjectIdentifier($0) })
        children.removeAll { gone.contains(ObjectIdentifier($0)) }
        late.subtract(gone)
        return Array(surplus)
    }

    /// Whoever calls is to start what is missing, after this pause; nil where nothing is, or somebody does already.
    mutating func beginFilling(at now: ContinuousClock.Instant) -> Duration? {
        guard lacksOne, !isFilling else { return nil }
        isFilling = true
        return restarts.pause(at: now) ?? .zero
    }

    /// Nobody starts what is missing any more.
    mutating func endFilling() {
        isFilling = false
    }

    /// One could not even be started.
    mutating func failed(_ error: WorldProcessError, at now: ContinuousClock.Instant) {
        restarts.failed(error, at: now)
    }

    /// One has come up.
    mutating func cameUp() {
        restarts = Restarts()
    }

    /// One is over, or of no use; the spare one takes its place. Where it never came up, that counts.
    mutating func remove(_ child: Child, _ error: WorldProcessError?, at now: ContinuousClock.Instant) {
        if let error { restarts.failed(error, at: now) }
        if spare === child { spare = nil }
        late.remove(ObjectIdentifier(child))
        solitary.removeAll { $0 === child }
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index)
        if children.count < count, let spare = spare.take() { children.insert(spare, at: index) }
    }

    /// None is wanted any more. Gives all that there were.
    mutating func stop() -> [Child] {
        defer { (children, spare, solitary, isStopped) = ([], nil, [], true) }
        return all
    }
}

/// How often in a row a process did not come up, and how long nobody tries again for that.
struct Restarts {
    /// So often it is tried again at once.
    private static let attempts = 3

    private(set) var failures = 0
    /// Why the last one did not come up.
    private(set) var error: WorldProcessError?
    private var end: ContinuousClock.Instant?

    /// One more did not come up.
    mutating func failed(_ error: WorldProcessError, at now: ContinuousClock.Instant) {
        failures += 1
        self.error = error
        guard failures >= Self.attempts else { return }
        end = now + min(error.longestPause, .seconds(1) * (1 << min(failures - Self.attempts, 6)))
    }

    /// How long nobody tries again; nil when it may be tried now.
    func pause(at now: ContinuousClock.Instant) -> Duration? {
        end.flatMap { $0 > now ? $0 - now : nil }
    }
}

extension WorldProcessError {
    /// The longest that nobody tries again. What the system refuses costs it next to nothing, and it may have room at
    /// any moment; a program that is started in vain costs what its start does.
    fileprivate var longestPause: Duration {
        switch self {
        case .cannotStart: .seconds(4)
        case .otherProtocol, .ended, .stranger, .silent: .seconds(60)
        }
    }
}
