/// Counts the work of one turn of an application, and enforces its limits.
///
/// Work whose amount depends on a document must be requested from this object before it is done: evaluations, cells,
/// views, actions, requests, bytes of values. Limits are counts and not times, so that a replay stops at the same
/// point. After the first exceeded limit every request is refused, so the turn ends quickly. Then the whole turn is
/// undone.
package final class TurnWork {
    /// The limits of a turn. By default only the view depth is limited, which protects the stack.
    package struct Limits: Sendable, Equatable {
        /// The maximum number of units of work; one unit is about a microsecond.
        package var units = Int.max
        /// The maximum number of units for measuring and drawing texts. They are counted separately, so that recordings
        /// made before texts were counted still stop at the same point.
        package var textUnits = Int.max
        /// The maximum number of bytes of values that are created, copied or compared.
        package var bytes = Int.max
        /// The maximum number of bytes of changes that are sent to pages.
        package var changeBytes = Int.max
        /// The maximum size of a snapshot of the whole screen, in bytes.
        package var snapshotBytes = Int.max
        /// The maximum size of one evaluated text, in bytes.
        package var textBytes = Int.max
        /// The maximum nesting depth of views; at most 1,000.
        package var viewDepth = 500
        /// The maximum number of chained requests: each is made when the response to the previous one arrives.
        package var requestsInARow = Int.max
        /// The maximum number of work items that are dispatched to the main queue.
        package var hops = Int.max

        package init() {}
    }

    /// A kind of work that is counted.
    package enum Deed: Int, CaseIterable {
        case operation, cell, view, action, request, hop, layout

        /// The measured cost of one item of this kind of work, in units.
        fileprivate var units: Int {
            switch self {
            case .operation, .layout: 1
            case .hop: 2
            case .cell: 5
            case .action: 10
            case .view: 20
            case .request: 200  // its response is a separate turn
            }
        }
    }

    /// A limit that can be exceeded.
    package enum Bound: Equatable {
        case work, text, bytes, change, snapshot, viewDepth, requestsInARow, hops
    }

    /// The running list of actions: its event, the action that runs now, and the view.
    package struct Handler {
        /// The name of the JSON member that contains the actions, such as `onPress`; nil if there is none.
        package let event: String?
        /// The type of the running action.
        package let action: Any.Type
        /// The view that sent the event.
        package let subject: AnyObject

        package init(event: String?, action: Any.Type, subject: AnyObject) {
            self.event = event
            self.action = action
            self.subject = subject
        }
    }

    /// The first exceeded limit, with the work during which it was exceeded.
    package struct Excess {
        package let bound: Bound
        /// The view for which the work was done, if known.
        package let subject: AnyObject?
        package let handler: Handler?
        /// The number of characters measured or drawn in the turn until then.
        package let letters: Int
        fileprivate let counts: [Int]

        /// Returns how much work of a kind the turn had done when the limit was exceeded.
        package func count(of deed: Deed) -> Int { counts[deed.rawValue] }
    }

    package let limits: Limits
    /// The first exceeded limit; nil if none was exceeded.
    package private(set) var excess: Excess?
    /// The running list of actions; nil if none runs.
    package var handler: Handler?

    /// Whether a turn is running. Between turns only viewers read the state.
    package private(set) var isInTurn = false
    /// The number of times that a turn began or ended.
    package private(set) var phase = 0
    /// The units of work spent so far.
    package private(set) var units = 0
    /// The units of work spent on texts so far.
    package private(set) var textUnits = 0
    private var characters = 0
    private var bytes = 0
    private var changeBytes = 0
    private var counts = [Int](repeating: 0, count: Deed.allCases.count)

    package init(_ limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Resets the counts at the beginning of a turn.
    package func begin() {
        units = 0
        textUnits = 0
        characters = 0
        bytes = 0
        changeBytes = 0
        for index in counts.indices { counts[index] = 0 }
        excess = nil
        handler = nil
        isInTurn = true
        phase += 1
    }

    /// Ends the turn. Texts measured before the next turn are measured for viewers and not charged.
    package func end() {
        isInTurn = false
        phase += 1
    }

    /// The number of units that may still be spent on texts.
    package var textUnitsLeft: Int { max(0, limits.textUnits - textUnits) }

    /// Whether every further request is refused.
    package var isOver: Bool { excess != nil }

    /// Requests work of a kind. Returns false if the work must not be done.
    package func request(_ deed: Deed, count: Int = 1, for subject: @autoclosure () -> AnyObject? = nil) -> Bool {
        guard excess == nil else { return false }
        counts[deed.rawValue] &+= count
        let (cost, isHuge) = count.multipliedReportingOverflow(by: deed.units)
        guard spend(isHuge ? .max : cost) else { return exceed(.work, for: subject()) }
        return deed != .hop || counts[deed.rawValue] <= limits.hops || exceed(.hops)
    }

    /// Requests work on a text.
    ///
    /// - Parameters:
    ///   - units: The cost of the work.
    ///   - count: The number of characters that are measured or drawn, for the error.
    ///   - subject: The view that shows the text.
    /// - Returns: False if the work must not be done, because a limit is exceeded.
    package func request(textUnits units: Int, letters count: Int = 0, for subject: AnyObject?) -> Bool {
        guard excess == nil else { return false }
        characters += count
        textUnits += units
        return textUnits <= limits.textUnits || exceed(.text, for: subject)
    }

    /// Requests the creation, copying or comparison of values with a total number of bytes. Returns false if the work
    /// must not be done.
    package func request(bytes count: Int, for subject: @autoclosure () -> AnyObject? = nil) -> Bool {
        guard excess == nil else { return false }
        let (sum, isHuge) = bytes.addingReportingOverflow(count)
        bytes = isHuge ? .max : sum
        guard bytes <= limits.bytes else { return exceed(.bytes, for: subject()) }
        return spend(count / 64) || exceed(.work, for: subject())
    }

    /// Counts bytes of changes that are sent to pages.
    package func recordSent(bytes count: Int) {
        changeBytes += count
        if changeBytes > limits.changeBytes { exceed(.change) }
    }

    /// Records that a limit is exceeded which the caller checks itself. Always returns false, like a refused request.
    /// If turns cannot be undone, nothing is recorded.
    @discardableResult
    package func exceed(_ bound: Bound, for subject: AnyObject? = nil) -> Bool {
        if excess == nil, limits.units < .max {
            excess = Excess(
                bound: bound, subject: subject ?? handler?.subject, handler: handler, letters: characters,
                counts: counts)
        }
        return false
    }

    private func spend(_ cost: Int) -> Bool {
        let (sum, isHuge) = units.addingReportingOverflow(cost)
        units = isHuge ? .max : sum
        return units <= limits.units
    }
}
