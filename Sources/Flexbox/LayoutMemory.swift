/// What a box remembers of layouts before, so that only what changed is laid out anew.
///
/// All of it follows from the tree and the request alone, never from the order of events, so that a tree that was
/// changed has the very frames of the same tree built at once.
struct LayoutMemory {
    /// A size, and the limits for it: the content's own of a leaf, the whole box's of one with children.
    struct Measurement {
        let width: AxisLimit
        let height: AxisLimit
        let size: FlexSize
    }

    /// The request by which the children were placed last.
    var request: FlexRequest?
    /// Under which setting everything here was computed.
    private(set) var setting: FlexSetting?
    /// Sizes by request, oldest first.
    private(set) var measurements: [Measurement] = []
    /// Whether the children stand as `request` asks.
    var isPlaced = false
    /// Whether something changed since the box was placed, and everything around it knows.
    var isStale = true
    /// Whether the parent was told a size, or a baseline, that depends on the content.
    var isContentAsked = false
    /// Whether the box is in its root's list of the unsettled.
    var isUnsettled = false
    /// Whether frames in here may not be what layout gave.
    var awaitsGrid = true
    /// Whether the tree of which the box is the root is being laid out.
    var isBusy = false
    /// Whether a child has bounds that are shares, which in part count from what is around this box.
    var childrenCountShares = false
    /// Whether the box stands on the first line of its parent.
    var isOnFirstLine = true

    /// More room for answers than this has never been seen to help.
    private static let mostMeasurements = 8

    /// Forgets what was computed under another setting, but for what content asked, which no setting touches.
    mutating func adopt(_ new: FlexSetting, countsShares: Bool, isLeaf: Bool) {
        if let setting, !new.isSame(as: setting, countingShares: countsShares || childrenCountShares) {
            if !isLeaf { forgetMeasurements() }
            isPlaced = false
        }
        setting = new
    }

    /// How many boxes are around this one, as of the last layout.
    var depth: Int { setting?.depth ?? 0 }

    /// Forgets sizes; the content, or how it is laid out, changed.
    mutating func forgetMeasurements() {
        measurements.removeAll(keepingCapacity: true)
    }

    mutating func remember(_ size: FlexSize, width: AxisLimit, height: AxisLimit) {
        if measurements.count == Self.mostMeasurements { measurements.removeFirst() }
        measurements.append(Measurement(width: width, height: height, size: size))
    }

    /// The size that was answered to the very same limits.
    func measured(width: AxisLimit, height: AxisLimit) -> FlexSize? {
        measurements.first { $0.width == width && $0.height == height }?.size
    }
}

// MARK: - Content of leaves

extension LayoutMemory {
    /// The size that content would ask for in this room, if answers before tell it.
    ///
    /// Content that asked for no more than it is offered now, when it was offered more, would ask for the same again.
    func contentSize(width: AxisLimit, height: AxisLimit) -> FlexSize? {
        measurements.first { measurement in
            Self.tells(measurement.width, measurement.size.width, about: width)
                && Self.tells(measurement.height, measurement.size.height, about: height)
        }?.size
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
