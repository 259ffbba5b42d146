/// Where a PDF's points come to lie on the page: six numbers, as `cm` has them.
struct PDFPlace {
    private let a, b, c, d, e, f: Double

    /// Where they are said to be, without more where they are.
    init(_ a: Double = 1, _ b: Double = 0, _ c: Double = 0, _ d: Double = 1, _ e: Double = 0, _ f: Double = 0) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// This place within another one.
    func then(_ outer: PDFPlace) -> PDFPlace {
        PDFPlace(
            a * outer.a + b * outer.c, a * outer.b + b * outer.d, c * outer.a + d * outer.c, c * outer.b + d * outer.d,
            e * outer.a + f * outer.c + outer.e, e * outer.b + f * outer.d + outer.f)
    }

    /// The attribute of an outline that lies here.
    var attribute: String {
        " transform=\"matrix(\([a, b, c, d, e, f].map(Self.text).joined(separator: " ")))\""
    }

    /// A number as short as it is exact enough for a picture.
    static func text(_ number: Double) -> String {
        let rounded = (max(-1e7, min(1e7, number)) * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
