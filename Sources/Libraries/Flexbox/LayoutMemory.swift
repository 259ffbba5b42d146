/// The cached layout results of a box, so that only changed boxes are laid out again.
///
/// All cached values follow from the tree and the request alone, never from the order of events. A changed tree thus
/// has exactly the frames of an identical new tree.
struct LayoutMemory {
    /// A size and the limits under which it was measured. For a leaf it is the content's size, otherwise the size of
    /// the whole box.
    struct Measurement {
        let size: FlexSize
        let limits: AxisLimits
    }

    /// The values that only few boxes have, in a separate object to save memory.
    private final class Rest {
        /// Measurements before the latest one, oldest first.
        var earlier: [Measurement] = []
        /// The boxes of this tree that must be laid out again although the boxes around them need not be: their content
        /// changed, but their size does not depend on it. Used only in a root.
        var unsettled: [FlexNode] = []
        /// The size to which percentages were relative in the latest layout; nil if there were no percentages.
        var shareBase: FlexSize?
    }

    /// The request under which the children were last placed.
    var request: FlexRequest?
    /// The setting under which all cached values were computed.
    private var setting: FlexSetting?
    /// The latest measurement, stored separately because most boxes are measured once.
    private var latest: Measurement?
    /// Whether the children are placed according to `request`.
    var isPlaced = false
    /// Whether the box has changed since it was placed. If so, all boxes around it are invalidated too.
    var isStale = true
    /// Whether the parent has used a size or a baseline that depends on the content of this box.
    var isContentAsked = false
    /// Whether the owner was asked for the first baseline.
    var isBaselineAsked = false
    /// Whether the box is in `unsettled` of its root.
    var isUnsettled = false
    /// Whether frames inside this box may have to be rounded to pixels again.
    var awaitsGrid = true
    /// Whether the tree of this root is being laid out.
    var isBusy = false
    /// Whether a child has a minimum or maximum length in percent. The layout of this box then also depends on the size
    /// of its parent.
    private var childrenCountShares = false
    /// Whether the box is on the first line of its parent.
    var isOnFirstLine = true
    private var rest: Rest?

    /// The maximum number of stored measurements. Larger caches showed no benefit.
    private static let mostMeasurements = 8

    /// Discards values that were computed under another setting, except for content sizes, which do not depend on the
    /// setting.
    mutating func adopt(_ new: FlexSetting, parent: FlexSize, countsShares: Bool, isLeaf: Bool) {
        let countsShares = countsShares || childrenCountShares
        if let setting, new != setting || countsShares && !isShareBase(parent) {
            if !isLeaf { forgetMeasurements() }
            isPlaced = false
        }
        setting = new
        countShares(countsShares, of: parent)
    }

    /// Records whether a child has a minimum or maximum length in percent. The layout of this box then also depends on
    /// the size of its parent.
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

    /// The number of boxes around this one in the last layout.
    var depth: Int { Int(setting?.depth ?? 0) }

    /// Discards measured sizes, because the content or its layout changed.
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

    /// Returns the size measured under exactly these limits; nil if there is none.
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
    /// Adds a box to `unsettled` of its root, so that the next layout lays it out again.
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
    /// Returns the size that the content would return for these limits, if earlier results imply it; otherwise nil.
    ///
    /// If content was offered more space and fits into the space offered now, it would return the same size again.
    func contentSize(width: AxisLimit, height: AxisLimit) -> FlexSize? {
        firstMeasurement { measurement in
            Self.canReuse(limit: measurement.limits.width, length: measurement.size.width, for: width)
                && Self.canReuse(limit: measurement.limits.height, length: measurement.size.height, for: height)
        }
    }

    private static func canReuse(limit before: AxisLimit, length answer: Double, for now: AxisLimit) -> Bool {
        if before == now { return true }
        return switch (before, now) {
        case (.none, .exactly(let length)), (.atMost, .exactly(let length)): answer == length
        case (.none, .atMost(let length)): answer <= length
        case (.atMost(let more), .atMost(let length)): more > length && answer <= length
        case (.exactly, _), (.loose, _), (_, .none), (_, .loose): false
        }
    }
}
