package import TextMetrics

/// The fonts of the device, and the text measurer.
package enum DeviceFonts {
    /// The measurer for all sessions of a process, created on first use. A process creates it before it forks, so that
    /// its children share it.
    ///
    /// Without installed fonts, texts have no size. Therefore a server without fonts does not start.
    package static let measurer = make()

    /// Opens the fonts that most texts use.
    package static func open() throws(FontProblem) {
        let text = StyledText("Kennel", attributes: TextAttributes(font: TextFont(size: 17)))
        _ = try measurer.get().layout(text, in: TextBox())
    }

    /// Returns the metrics of a font; all are 0 without fonts.
    static func metrics(of font: TextFont) -> FontMetrics {
        guard case .success(let measurer) = measurer else {
            return FontMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0)
        }
        return measurer.fonts.metrics(of: font)
    }

    /// The paths of the font files that exist on the system.
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
