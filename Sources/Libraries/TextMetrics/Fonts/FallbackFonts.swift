import CHarfBuzz
import HashKeys
import Locks

/// The installed fonts, in fontconfig's order of preference for sans-serif text.
final class FallbackFonts: Sendable {
    private let state = Locked(State())

    /// Returns the first font that contains a scalar; opens fonts on demand.
    func face(for scalar: Unicode.Scalar, isBold: Bool) -> FontFace? {
        state.withLock { $0.face(for: scalar, isBold: isBold) }
    }

    /// Returns the font of this name; also finds fonts that were used in another process only.
    func face(named name: FontName) -> FontFace? { state.withLock { $0.face(named: name) } }
}

private struct State {
    /// The opened fonts by name; nil for a font that could not be opened.
    var faces: [FontName: FontFace?] = [:]
    private var lists: [Bool: InstalledFonts] = [:]
    /// The results of searches, including failed ones; cleared when there are too many.
    private var answers: [SeededKey<Question>: FontFace?] = [:]

    private struct Question: Hashable {
        let scalar: Unicode.Scalar
        let isBold: Bool
    }

    mutating func face(for scalar: Unicode.Scalar, isBold: Bool) -> FontFace? {
        let question = SeededKey(Question(scalar: scalar, isBold: isBold))
        if let answer = answers[question] { return answer }
        if answers.count >= 20_000 { answers = [:] }
        let face = search(scalar, isBold: isBold)
        answers[question] = .some(face)
        return face
    }

    mutating func face(named name: FontName) -> FontFace? {
        if let face = faces[name] { return face }
        for isBold in [false, true] {
            let font = list(isBold: isBold).fonts().first { FontName(file: $0.file, index: $0.index) == name }
            if let font { return open(font) }
        }
        return nil
    }

    private mutating func list(isBold: Bool) -> InstalledFonts {
        let list = lists[isBold] ?? InstalledFonts(isBold: isBold)
        lists[isBold] = list
        return list
    }

    private mutating func search(_ scalar: Unicode.Scalar, isBold: Bool) -> FontFace? {
        switch scalar.properties.generalCategory {
        case .unassigned, .privateUse, .surrogate, .control: return nil
        default: break
        }
        for font in list(isBold: isBold).fonts(with: scalar) {
            if let face = open(font), face.covers(scalar) { return face }
        }
        return nil
    }

    private mutating func open(_ font: InstalledFonts.Font) -> FontFace? {
        let name = FontName(file: font.file, index: font.index)
        if let face = faces[name] { return face }
        let face = try? FontFace(file: font.file, index: font.index)
        faces[name] = .some(face)
        return face
    }
}

/// A list of fonts sorted by fontconfig.
private final class InstalledFonts {
    struct Font {
        let file: String
        let index: UInt32
    }

    /// `FcFontSet`, which owns the patterns.
    private let list: UnsafeMutablePointer<FcFontSet>?

    init(isBold: Bool) {
        guard let pattern = FcPatternCreate() else {
            list = nil
            return
        }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
        FcPatternAddInteger(pattern, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
        FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        list = FcFontSort(nil, pattern, FcFalse, nil, &result)
    }

    deinit { if let list { FcFontSetDestroy(list) } }

    /// Returns the fonts with the given scalar, or all fonts, the best first.
    func fonts(with scalar: Unicode.Scalar? = nil) -> [Font] {
        guard let list, let patterns = list.pointee.fonts else { return [] }
        var found: [Font] = []
        for place in 0..<Int(list.pointee.nfont) {
            guard let pattern = patterns[place], scalar.map({ Self.has($0, in: pattern) }) ?? true,
                let font = Self.outlines(in: pattern)
            else { continue }
            found.append(font)
        }
        return found
    }

    private static func has(_ scalar: Unicode.Scalar, in pattern: OpaquePointer) -> Bool {
        var scalars: OpaquePointer?
        return FcPatternGetCharSet(pattern, FC_CHARSET, 0, &scalars) == FcResultMatch
            && FcCharSetHasChar(scalars, scalar.value) != FcFalse
    }

    /// Returns the font of a pattern; nil if it cannot be served to browsers: bitmaps, colour fonts and instances of
    /// variable fonts.
    private static func outlines(in pattern: OpaquePointer) -> Font? {
        var file: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        var format: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
            FcPatternGetString(pattern, FC_FONTFORMAT, 0, &format) == FcResultMatch, let format,
            ["TrueType", "CFF"].contains(String(cString: format)),
            FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch, 0..<0x10000 ~= index,
            !isTrue(FC_VARIABLE, in: pattern), !isTrue(FC_COLOR, in: pattern)
        else { return nil }
        return Font(file: String(cString: file), index: UInt32(index))
    }

    private static func isTrue(_ property: String, in pattern: OpaquePointer) -> Bool {
        var value = FcFalse
        return FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value != FcFalse
    }
}
