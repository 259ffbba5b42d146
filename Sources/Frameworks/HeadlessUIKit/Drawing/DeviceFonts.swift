package import TextMetrics

/// The fonts of the device, and what measures texts in them.
package enum DeviceFonts {
    /// One for all sessions of a process, made when it is first asked for. Who forks asks before, so that all share it.
    ///
    /// Where fonts are missing, texts have no size; a server does not start then.
    package static let measurer = make()

    /// Opens the fonts that most texts need.
    package static func open() throws(FontProblem) {
        let text = StyledText("Kennel", TextAttributes(font: TextFont(size: 17)))
        _ = try measurer.get().layout(text, in: TextBox())
    }

    /// The measures of a font; all are 0 where there are no fonts.
    static func metrics(of font: TextFont) -> FontMetrics {
        guard case .success(let measurer) = measurer else {
            return FontMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0)
        }
        return measurer.fonts.metrics(of: font)
    }

    /// The files of the fonts, where the system has them.
    package static var files: [String] { FontLibrary.files }

    private static func make() -> Result<TextMeasurer, FontProblem> {
        Result { () throws(FontProblem) in
            var limits = TextLimits()
            limits.extentBytes = 8 * 1024 * 1024
            limits.cacheBytes = 8 * 1024 * 1024  // a session may have a process of its own
            return TextMeasurer(fonts: try FontLibrary(), limits: limits)
        }
    }
}
