/// The state of a pool of world processes: those that run worlds, the spare one, and the time of the next start.
struct ProcessPool<Child: AnyObject> {
    /// The wanted number of processes that run worlds.
    let count: Int
    /// The processes that run worlds.
    private(set) var children: [Child] = []
    /// A started process without worlds, which replaces the next process that ends.
    private(set) var spare: Child?
    /// Whether the pool has been stopped.
    private(set) var isStopped = false
    private(set) var restarts = Restarts()
    private var isFilling = false
    /// The processes that are late in a turn and delay their other worlds.
    private var late: Set<ObjectIdentifier> = []
    /// The processes that run one isolated world each.
    private(set) var solitary: [Child] = []

    init(count: Int) {
        self.count = count
    }

    /// All running processes.
    var all: [Child] { children + [spare].compactMap(\.self) + solitary }

    /// The processes in which new worlds are created: at most `count`, and none that are late. Late processes that were
    /// replaced end when they have no worlds left.
    var hosts: [Child] { Array(children.filter { !late.contains(ObjectIdentifier($0)) }.prefix(count)) }

    /// The maximum number of processes for shared worlds while some are late.
    private var most: Int { 2 * count + 2 }

    /// Whether another process is to be started.
    var lacksOne: Bool { !isStopped && (children.count < count || spare == nil) }

    /// Adds a started process; false if it is not needed.
    mutating func add(_ child: Child) -> Bool {
        guard lacksOne else { return false }
        if children.count < count { children.append(child) } else { spare = child }
        return true
    }

    /// Adds a process for one isolated world; false if the pool has been stopped.
    mutating func addSolitary(_ child: Child) -> Bool {
        if !isStopped { solitary.append(child) }
        return !isStopped
    }

    /// Marks a process as late. If all processes are late now, the spare process joins the pool, provided that it has
    /// started.
    ///
    /// - Returns: Whether another process can take over the worlds of the late one.
    mutating func isLate(_ child: Child, isUp: (Child) -> Bool) -> Bool {
        guard children.contains(where: { $0 === child }) else { return false }
        late.insert(ObjectIdentifier(child))
        if hosts.isEmpty, children.count < most, let helper = spare, isUp(helper) {
            children.append(helper)
            spare = nil
        }
        return !hosts.isEmpty
    }

    /// Marks a process as on time.
    mutating func isOnTime(_ child: Child) {
        late.remove(ObjectIdentifier(child))
    }

    /// Removes and returns the processes that exceed `count` and are idle.
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

    /// Returns the delay after which the caller must start the missing processes; nil if none are missing, or if
    /// another caller does that already.
    mutating func beginFilling(at now: ContinuousClock.Instant) -> Duration? {
        guard lacksOne, !isFilling else { return nil }
        isFilling = true
        return restarts.pause(at: now) ?? .zero
    }

    /// Called when the caller of `beginFilling(at:)` stops starting processes.
    mutating func endFilling() {
        isFilling = false
    }

    /// Records that a process could not be started.
    mutating func failed(_ error: WorldProcessError, at now: ContinuousClock.Instant) {
        restarts.failed(error, at: now)
    }

    /// Records that a process has started successfully.
    mutating func cameUp() {
        restarts = Restarts()
    }

    /// Removes a process that has ended or is unusable; the spare process replaces it. An error counts as a failed
    /// start.
    mutating func remove(_ child: Child, error: WorldProcessError?, at now: ContinuousClock.Instant) {
        if let error { restarts.failed(error, at: now) }
        if spare === child { spare = nil }
        late.remove(ObjectIdentifier(child))
        solitary.removeAll { $0 === child }
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index)
        if children.count < count, let spare = spare.take() { children.insert(spare, at: index) }
    }

    /// Stops the pool. Returns all its processes.
    mutating func stop() -> [Child] {
        defer { (children, spare, solitary, isStopped) = ([], nil, [], true) }
        return all
    }
}

/// The number of failed starts in a row, and the delay until the next attempt.
struct Restarts {
    /// The number of failures after which attempts are delayed.
    private static let attempts = 3

    private(set) var failures = 0
    /// The last error.
    private(set) var error: WorldProcessError?
    private var end: ContinuousClock.Instant?

    /// Records a failed start.
    mutating func failed(_ error: WorldProcessError, at now: ContinuousClock.Instant) {
        failures += 1
        self.error = error
        guard failures >= Self.attempts else { return }
        end = now + min(error.longestPause, .seconds(1) * (1 << min(failures - Self.attempts, 6)))
    }

    /// Returns the remaining delay; nil if a process may be started now.
    func pause(at now: ContinuousClock.Instant) -> Duration? {
        end.flatMap { $0 > now ? $0 - now : nil }
    }
}

extension WorldProcessError {
    /// The maximum delay between attempts. It is short after a start that the system refused, because that attempt is
    /// cheap and may succeed at any moment. It is long after a program that started and failed, because that is
    /// expensive.
    fileprivate var longestPause: Duration {
        switch self {
        case .cannotStart: .seconds(4)
        case .otherProtocol, .ended, .stranger, .silent: .seconds(60)
        }
    }
}
