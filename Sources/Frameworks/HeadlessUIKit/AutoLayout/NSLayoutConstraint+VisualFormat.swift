extension NSLayoutConstraint {
    /// The alignment, direction and spacing options of a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        /// The raw value. Each alignment option is the bit whose number is the raw value of its attribute.
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
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xffff)

        /// The default direction.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// The default spacing.
        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// Each alignment option, with its attribute and the axis of that attribute.
        static let alignments: [(FormatOptions, Attribute, Axis)] = [
            (.alignAllLeft, .left, .horizontal), (.alignAllRight, .right, .horizontal),
            (.alignAllTop, .top, .vertical), (.alignAllBottom, .bottom, .vertical),
            (.alignAllLeading, .leading, .horizontal), (.alignAllTrailing, .trailing, .horizontal),
            (.alignAllCenterX, .centerX, .horizontal), (.alignAllCenterY, .centerY, .vertical),
            (.alignAllLastBaseline, .lastBaseline, .vertical), (.alignAllFirstBaseline, .firstBaseline, .vertical),
        ]
    }

    /// Returns the inactive constraints of a visual format such as `H:|-[name(>=80)]-gap-[field(==name@750)]-|`.
    ///
    /// A hyphen is 8 points between views, and the margin next to the superview. `metrics` has numbers by name, `views`
    /// has views or layout guides by name. An invalid format, which crashes an app on iOS, is logged with the position
    /// of the error, and no constraints are returned.
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
            AppEnvironment.current.host.raise(
                .invalidArgument, "Unable to parse constraint format: \(error.reason) \(format)",
                instead: .formatBroken("The constraint format \"\(format)\" fails \(place): \(error.reason)"))
            return []
        }
    }
}
