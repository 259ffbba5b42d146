import TextMetrics

/// The purpose of a measurement, which determines whether its result is cached.
enum TextPurpose {
    /// The size of the text is needed. It is cached for texts of any length.
    case size
    /// The lines of the text are needed. They are cached for short texts only.
    case lines
}

extension AppEnvironment {
    /// Measures a text and charges the turn for the work.
    ///
    /// A text that was already measured in the same turn in the same box costs next to nothing. Outside of turns
    /// nothing is charged. Viewers read the screen then, and the number of reads must not affect the app.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - box: The box in which the text is laid out.
    ///   - purpose: The result for which the text is measured.
    ///   - view: The view that shows the text, for the error.
    ///   - cost: Returns the work that a measurement took.
    ///   - measure: Measures the text with at most `budget` units of work; returns nil if more is needed.
    /// - Returns: The measurement; nil if the turn has exceeded a limit.
    func measure<Measured>(
        _ text: StyledText, in box: TextBox, for purpose: TextPurpose, of view: UIView?,
        cost: (Measured) -> TextWork, by measure: (_ budget: Int) -> Measured?
    ) -> Measured? {
        guard work.isInTurn, work.limits.textUnits < .max else { return measure(.max) }
        let isRemembered = purpose == .size || TextMeasurer.remembersLines(of: text)
        // Comparing and hashing have a cost even for a text that was already measured.
        guard work.request(textUnits: 1 + text.string.utf8.count / 4096, for: view) else { return nil }
        let measuredTexts = measuredTexts
        let charge = isRemembered ? measuredTexts.charge(of: text, in: box) : .nothing
        if charge == .all { return measure(.max) }
        guard let measured = measure(work.textUnitsLeft) else {
            work.exceed(.text, for: view)
            return nil
        }
        let spent = cost(measured)
        // For long texts, only the sizes are certain to be in the cache.
        let areLettersShaped = charge == .shaping && TextMeasurer.remembersLines(of: text)
        let units = areLettersShaped ? spent.scalars / 16 + 2 * spent.lines : spent.units
        guard work.request(textUnits: units, letters: areLettersShaped ? 0 : spent.scalars, for: view) else {
            return nil
        }
        if isRemembered { measuredTexts.insert(text, in: box) }
        return measured
    }

    /// The texts measured in this turn.
    private var measuredTexts: MeasuredTexts {
        let texts = values[MeasuredTexts.self]
        texts.begin(work.phase)
        return texts
    }

    /// Requests the outlines of letters. Returns false if the turn has exceeded a limit.
    func request(letters count: Int, for view: UIView) -> Bool {
        !work.isInTurn || work.request(textUnits: 2 * count, letters: count, for: view)
    }
}
