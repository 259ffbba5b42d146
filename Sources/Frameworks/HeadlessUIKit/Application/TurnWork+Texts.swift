import TextMetrics

/// What is wanted of a text.
enum TextPurpose {
    /// How large it is. That is remembered of a text of any length.
    case size
    /// Its lines. Those are remembered of short texts only.
    case lines
}

extension TurnWork {
    /// Lets a text be measured, and charges what that takes.
    ///
    /// A text that was measured in the same turn in the same box costs next to nothing. Outside of turns nothing is
    /// charged, because readers look at the screen then, and how often they look must make no difference to the app.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - box: The room for it.
    ///   - purpose: What is wanted of it.
    ///   - view: The view that shows it, for the error.
    ///   - cost: What a measured text took.
    ///   - measure: Measures the text with so many units of work at most; nil if it takes more.
    /// - Returns: What was measured; nil where nothing more is granted.
    func measure<Measured>(
        _ text: StyledText, in box: TextBox, for purpose: TextPurpose, of view: UIView?,
        cost: (Measured) -> TextWork, by measure: (_ budget: Int) -> Measured?
    ) -> Measured? {
        guard isInTurn, limits.textUnits < .max else { return measure(.max) }
        let isRemembered = purpose == .size || TextMeasurer.remembersLines(of: text)
        // The text is compared and hashed, however well it is known.
        guard request(textUnits: 1 + text.string.utf8.count / 4096, for: view) else { return nil }
        let charge = isRemembered ? measuredTexts.charge(of: text, in: box) : .nothing
        if charge == .all { return measure(.max) }
        guard let measured = measure(textUnitsLeft) else {
            exceed(.text, for: view)
            return nil
        }
        let work = cost(measured)
        // Of a long text only sizes are sure to be remembered.
        let areLettersShaped = charge == .shaping && TextMeasurer.remembersLines(of: text)
        let units = areLettersShaped ? work.scalars / 16 + 2 * work.lines : work.units
        guard request(textUnits: units, letters: areLettersShaped ? 0 : work.scalars, for: view) else { return nil }
        if isRemembered { measuredTexts.insert(text, in: box) }
        return measured
    }

    /// Asks for the outlines of letters.
    func request(letters count: Int, for view: UIView) -> Bool {
        !isInTurn || request(textUnits: 2 * count, letters: count, for: view)
    }
}
