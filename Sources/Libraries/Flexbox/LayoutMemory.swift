/// What a box remembers of layouts before, so that only what changed is laid out anew.
///
/// All of it follows from the tree and the request alone, never from the order of events, so that a tree that was
/// changed has the very frames of the same tree built at once.
struct LayoutMemory {
    /// A size, and the limits for it: the content's own of a leaf, the whole box's of one with children.
    struct Measurement {
        let size: FlexSize
        let limits: AxisLimits
    }

    /// What few boxes have to remember.
    private final class Rest {
        /// Measurements before the last one, oldest first.
        var earlier: [Measurement] = []
        /// Of a root: boxes whose inside changed and whose size does not depend on it.
        var unsettled: [FlexNode] = []
        /// What shares counted from under the last setting; nil where there are none.
        var shareBase: FlexSize?
    }

    /// The request by which the children were placed last.
    var request: FlexRequest?
    /// Under which setting everything here was computed.
    private var setting: FlexSetting?
    /// The size that was told last; most boxes are asked once.
    private var latest: Measurement?
    /// Whether the children stand as `request` asks.
    var isPlaced = false
    /// Whether something changed since the box was placed, and everything around it knows.
    var isStale = true
    /// Whether the parent was told a size, or a baseline, that depends on the content.
    var isContentAsked = false
    /// Whether the owner was asked where the first line of text is.
    var isBaselineAsked = false
    /// Whether the box is in its root's list of the unsettled.
    var isUnsettled = false
    /// Whether frames in here may not be what layout gave.
    var awaitsGrid = true
    /// Whether the tree of which the box is the root is being laid out.
    var isBusy = false
    /// Whether a child has bounds that are shares, which in part count from what is around this box.
    private var childrenCountShares = false
    /// Whether the box stands on the first line of its parent.
    var isOnFirstLine = true
    private var rest: Rest?

    /// More room for answers than this has never been seen to help.
    private static let mostMeasurements = 8

    /// Forgets what was computed under another setting, but for what content asked, which no setting touches.
    mutating func adopt(_ new: FlexSetting, parent: FlexSize, countsShares: Bool, isLeaf: Bool) {
        let countsShares = countsShares || childrenCountShares
        if let setting, new != setting || countsShares && !isShareBase(parent) {
            if !isLeaf { forgetMeasurements() }
            isPlaced = false
        }
        setting = new
        countShares(countsShares, of: parent)
    }

    /// Notes whether a child has bounds that are shares, which in part count from what is around this box.
    mutating func noteChildren(countShares count: Bool, of parent: FlexSize) {
        childrenCountShares = count
        if count { countShares(true, of: parent) }
    }

    private mutating func countShares(_ count: Bool, of parent: FlexSize) {
        if count { madeRest().shareBase = parent } else { rest?.shareBase = nil }
    }

    private func isShareBase(_ parent: FlexSize) -> Bool {
        guard let base = rest?.shareBase else { return false }
        return base.width.bitPattern == parent.width.bitPattern && base.height.bitPattern == parent.height.bitPattern
    }

    /// How many boxes are around this one, as of the last layout.
    var depth: Int { Int(setting?.depth ?? 0) }

    /// Forgets sizes; the content, or how it is laid out, changed.
    mutating func forgetMeasurements() {
        latest = nil
        rest?.earlier = []
    }

    mutating func remember(_ size: FlexSize, width: AxisLimit, height: AxisLimit) {
        if let latest {
            let rest = madeRest()
            if rest.earlier.count == Self.mostMeasurements - 1 { rest.earlier.removeFirst() }
            rest.earlier.append(latest)
        }
        latest = Measurement(size: size, limits: AxisLimits(width: width, height: height))
    }

    var isWithoutMeasurements: Bool { latest == nil }

    func allMeasurements(_ isTrue: (Measurement) -> Bool) -> Bool {
        (rest?.earlier.allSatisfy(isTrue) ?? true) && (latest.map(isTrue) ?? true)
    }

    /// The size that was answered to the very same limits.
    func measured(width: AxisLimit, height: AxisLimit) -> FlexSize? {
        let limits = AxisLimits(width: width, height: height)
        return firstMeasurement { $0.limits == limits }
    }

    private func firstMeasurement(_ isWanted: (Measurement) -> Bool) -> FlexSize? {
        if let rest, let size = rest.earlier.first(where: isWanted)?.size { return size }
        guard let latest, isWanted(latest) else { return nil }
        return latest.size
    }

    private mutating func madeRest() -> Rest {
        if let rest { return rest }
        let made = Rest()
        rest = made
        return made
    }
}

// MARK: - Boxes to settle

extension LayoutMemory {
    /// Notes, in the root's memory, a box whose inside changed and whose size does not depend on it.
    mutating func settleLater(_ node: FlexNode) {
        madeRest().unsettled.append(node)
    }

    mutating func takeUnsettled() -> [FlexNode] {
        guard let rest, !rest.unsettled.isEmpty else { return [] }
        defer { rest.unsettled = [] }
        return rest.unsettled
    }
}

// MARK: - Content of leaves

extension LayoutMemory {
    /// The size that content would ask for in this room, if answers before tell it.
    ///
    /// Content that asked for no more than it is offered now, when it was offered more, would ask for the same again.
    func contentSize(width: AxisLimit, height: AxisLimit) -> FlexSize? {
        firstMeasurement { measurement in
            Self.tells(measurement.limits.width, measurement.size.width, about: width)
                && Self.tells(measurement.limits.height, measurement.size.height, about: height)
        }
    }

    private static func tells(_ before: AxisLimit, _ answer: Double, about now: AxisLimit) -> Bool {
        if before == now { return true }
        return switch (before, now) {
        case (.none, .exactly(let length)), (.atMost, .exactly(let length)): answer == length
        case (.none, .atMost(let length)): answer <= length
        case (.atMost(let more), .atMost(let length)): more > length && answer <= length
        case (.exactly, _), (.loose, _), (_, .none), (_, .loose): false
        }
    }
}
