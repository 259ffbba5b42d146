/// Short forms of the names that styles use most, so that a view's declarations take little room.
enum CSSName {
    /// The name's short form: one character outside ASCII, where no css name has any; the name itself when it has none.
    static func short(_ name: String) -> String { codes[name] ?? name }

    /// The name a short form stands for.
    static func long(_ form: ArraySlice<UInt8>) -> String {
        let form = String(decoding: form, as: UTF8.self)
        guard let scalar = form.unicodeScalars.first, scalar.value >= base else { return form }
        let place = Int(scalar.value - base)
        return names.indices.contains(place) ? names[place] : form
    }

    private static let base: UInt32 = 0x80
    private static let names = [
        "align-content", "align-items", "align-self", "aspect-ratio", "background-color", "border-radius", "bottom",
        "color", "column-gap", "display", "flex", "flex-basis", "flex-direction", "flex-grow", "flex-shrink",
        "flex-wrap", "font", "font-size", "font-weight", "gap", "height", "justify-content", "left", "margin-bottom",
        "margin-left", "margin-right", "margin-top", "max-height", "max-width", "min-height", "min-width",
        "object-fit", "opacity", "overflow", "padding-bottom", "padding-left", "padding-right", "padding-top",
        "position", "right", "row-gap", "text-align", "top", "width", "white-space", "--border-color",
        "--border-width",
    ]
    private static let codes: [String: String] = {
        var codes: [String: String] = [:]
        for (place, name) in names.enumerated() {
            if let scalar = Unicode.Scalar(base + UInt32(place)) { codes[name] = String(Character(scalar)) }
        }
        return codes
    }()
}
