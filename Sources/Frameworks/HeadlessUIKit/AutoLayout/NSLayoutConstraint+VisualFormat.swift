extension NSLayoutConstraint {
    /// How the views of a visual format stand to each other across it, in which direction it reads, and what its gaps
    /// are measured from.
    public struct FormatOptions: OptionSet, Sendable {
        /// Bits; those of an alignment are the attribute's own.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Views share the line that their last words stand on.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Views share the line that their first words stand on.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xffff)

        /// From where reading begins; what is meant without another direction.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Gaps are between edges; what is meant without another.
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// Each alignment with what it aligns, and along which axis.
        static let alignments: [(FormatOptions, Attribute, Axis)] = [
            (.alignAllLeft, .left, .horizontal), (.alignAllRight, .right, .horizontal),
            (.alignAllTop, .top, .vertical), (.alignAllBottom, .bottom, .vertical),
            (.alignAllLeading, .leading, .horizontal), (.alignAllTrailing, .trailing, .horizontal),
            (.alignAllCenterX, .centerX, .horizontal), (.alignAllCenterY, .centerY, .vertical),
            (.alignAllLastBaseline, .lastBaseline, .vertical), (.alignAllFirstBaseline, .firstBaseline, .vertical),
        ]
    }

    /// The rules that a line such as `H:|-[name(>=80)]-gap-[field(==name@750)]-|` draws; none of them is active yet.
    ///
    /// A hyphen is 8 points between views, and the margin of the view around. `metrics` are numbers by their names, and
    /// `views` views or layout guides. A format that means nothing, which ends an app on iOS, is an error in the
    /// session's log with the place where it fails; no rule is made of it.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormat.Failure) {
            let read = try VisualFormatReader.read(format)
            return try VisualFormatRules(read, options: opts, metrics: metrics ?? [:], views: views).constraints()
        } catch {
            let rest = format.dropFirst(error.place)
            let place = "at character \(error.place + 1)" + (rest.isEmpty ? "" : ", before \"\(rest)\"")
            UIApplication.shared.host.log(
                .formatBroken("The constraint format \"\(format)\" fails \(place): \(error.reason)"))
            return []
        }
    }
}
