/// What one turn of an application has done so far, and what it may do at most.
///
/// Whatever a document can multiply is asked for here: evaluations, cells, views, actions, requests, bytes of values.
/// Counts decide and never time, so that a replay stops where the original stopped. Behind the first bound that is
/// crossed nothing more is granted: what is under way comes to its end at once, and the turn is taken back as a whole.
package final class TurnWork {
    /// How much of everything; without limits of its own an application has but one, which keeps it from overflowing
    /// the stack.
    package struct Limits: Sendable, Equatable {
        /// Units of work, each about a millionth of a second.
        package var units = Int.max
        /// Units of work for measuring and drawing texts. They count by themselves, so that recordings made before
        /// texts were counted stop where they stopped.
        package var textUnits = Int.max
        /// Bytes of values that are made, copied or compared.
        package var bytes = Int.max
        /// Bytes that readers are told.
        package var changeBytes = Int.max
        /// Bytes of everything that is on the screen.
        package var snapshotBytes = Int.max
        /// Bytes of one evaluated text.
        package var textBytes = Int.max
        /// Views inside each other, 1,000 at most.
        package var viewDepth = 500
        /// Requests each of which was asked for by the answer to the one before.
        package var requestsInARow = Int.max
        /// Hops to the main queue.
        package var hops = Int.max

        package init() {}
    }

    /// What costs work.
    package enum Deed: Int, CaseIterable {
        case operation, cell, view, action, request, hop, layout

        /// Units for one, as measured.
        fileprivate var units: Int {
            switch self {
            case .operation, .layout: 1
            case .hop: 2
            case .cell: 5
            case .action: 10
            case .view: 20
            case .request: 200  // its answer is a turn of its own
            }
        }
    }

    /// What can be crossed.
    package enum Bound: Equatable {
        case work, text, bytes, change, snapshot, viewDepth, requestsInARow, hops
    }

    /// Actions that run for a view.
    package struct Handler {
        /// The member that lists them.
        package let event: String?
        /// The type of the one that runs.
        package let action: Any.Type
        package let view: UIView

        package init(event: String?, action: Any.Type, view: UIView) {
            self.event = event
            self.action = action
            self.view = view
        }
    }

    /// The first bound that was crossed, and what went on there.
    package struct Excess {
        package let bound: Bound
        /// The view that something was done for, where that is known.
        package let view: UIView?
        package let handler: Handler?
        /// How many letters were measured until then.
        package let letters: Int
        fileprivate let counts: [Int]

        /// How often something was done until then.
        package func count(of deed: Deed) -> Int { counts[deed.rawValue] }
    }

    package let limits: Limits
    /// Nil as long as no bound was crossed.
    package private(set) var excess: Excess?
    /// The actions that run now.
    package var handler: Handler?

    /// Whether a turn is under way. Between turns readers look at what there is.
    private(set) var isInTurn = false
    /// The texts that were measured in the turn.
    var measuredTexts = MeasuredTexts()

    /// The units of work that were spent so far.
    package private(set) var units = 0
    /// The units of work that were spent on texts so far.
    package private(set) var textUnits = 0
    private var letters = 0
    private var bytes = 0
    private var changeBytes = 0
    private var counts = [Int](repeating: 0, count: Deed.allCases.count)

    package init(_ limits: Limits = Limits()) {
        self.limits = limits
    }

    /// A turn begins: nothing has been done.
    package func begin() {
        units = 0
        textUnits = 0
        letters = 0
        bytes = 0
        changeBytes = 0
        for index in counts.indices { counts[index] = 0 }
        excess = nil
        handler = nil
        isInTurn = true
        measuredTexts.removeAll()
    }

    /// The turn ends: what is measured until the next one begins is for readers, and not charged.
    package func end() {
        isInTurn = false
        measuredTexts.removeAll()
    }

    /// The units of work that may still be spent on texts.
    var textUnitsLeft: Int { max(0, limits.textUnits - textUnits) }

    /// Whether nothing more is granted.
    package var isOver: Bool { excess != nil }

    /// Asks for work of one kind; false says that it must not be done.
    package func take(_ deed: Deed, _ count: Int = 1, for view: @autoclosure () -> UIView? = nil) -> Bool {
        guard excess == nil else { return false }
        counts[deed.rawValue] &+= count
        let (cost, isHuge) = count.multipliedReportingOverflow(by: deed.units)
        guard spend(isHuge ? .max : cost) else { return exceed(.work, for: view()) }
        return deed != .hop || counts[deed.rawValue] <= limits.hops || exceed(.hops)
    }

    /// Asks for work on a text.
    ///
    /// - Parameters:
    ///   - units: What it costs.
    ///   - letters: How many letters are measured or drawn, for the error.
    ///   - view: The view that shows the text.
    /// - Returns: False where it exceeds the bound.
    func take(textUnits units: Int, letters count: Int = 0, for view: UIView?) -> Bool {
        guard excess == nil else { return false }
        letters += count
        textUnits += units
        return textUnits <= limits.textUnits || exceed(.text, for: view)
    }

    /// Asks for values of so many bytes to be made, copied or compared.
    package func take(bytes count: Int, for view: @autoclosure () -> UIView? = nil) -> Bool {
        guard excess == nil else { return false }
        let (sum, isHuge) = bytes.addingReportingOverflow(count)
        bytes = isHuge ? .max : sum
        guard bytes <= limits.bytes else { return exceed(.bytes, for: view()) }
        return spend(count / 64) || exceed(.work, for: view())
    }

    /// Readers are told so many bytes more.
    package func told(bytes count: Int) {
        changeBytes += count
        if changeBytes > limits.changeBytes { exceed(.change) }
    }

    /// Crosses a bound that somebody else counts; answers false, as a refusal does. Where no turn can be taken back,
    /// the refusal is all.
    @discardableResult
    package func exceed(_ bound: Bound, for view: UIView? = nil) -> Bool {
        if excess == nil, limits.units < .max {
            excess = Excess(
                bound: bound, view: view ?? handler?.view, handler: handler, letters: letters, counts: counts)
        }
        return false
    }

    private func spend(_ cost: Int) -> Bool {
        let (sum, isHuge) = units.addingReportingOverflow(cost)
        units = isHuge ? .max : sum
        return units <= limits.units
    }
}
