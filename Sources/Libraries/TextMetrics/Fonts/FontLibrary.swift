import Locks

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The fonts of this machine. One for a process; any thread may use it.
package final class FontLibrary: Sendable {
    /// What draws letters that the system's font lacks.
    package enum Fallback: Sendable {
        /// The fonts that are installed, as fontconfig ranks them.
        case installed
        /// Boxes, so that every machine measures the same.
        case boxes
    }

    /// Inter Regular, which is always there.
    let plain: FontFace
    private let folder: String?
    private let faces: Locked<[SystemFontFile: FontFace]>
    private let others: FallbackFonts?

    /// The fonts in the folders where their packages put them, or all in one other folder, such as the one that comes
    /// with the program. Throws where a file is missing; the description says what to install.
    package init(folder: String? = FontLibrary.besideProgram, fallback: Fallback = .installed) throws(FontProblem) {
        self.folder = folder
        for file in SystemFontFile.all where access(Self.path(of: file, in: folder), R_OK) != 0 {
            throw .missing(file: Self.path(of: file, in: folder), package: file.package.rawValue)
        }
        let regular = SystemFontFile(TextFont(size: 1))
        plain = try FontFace(file: Self.path(of: regular, in: folder), metrics: regular.metrics)
        faces = Locked([regular: plain])
        others = fallback == .installed ? FallbackFonts() : nil
    }

    /// The measures of a font.
    package func metrics(of font: TextFont) -> FontMetrics { face(of: font).metrics.scaled(by: font.size) }

    /// The font of a file. One that cannot be read any more is drawn as Inter Regular.
    func face(of font: TextFont) -> FontFace {
        let file = SystemFontFile(font)
        return faces.withLock { faces in
            if let face = faces[file] { return face }
            let face = (try? FontFace(file: Self.path(of: file, in: folder), metrics: file.metrics)) ?? plain
            faces[file] = face
            return face
        }
    }

    /// An installed font that has a scalar which the font asked for lacks; nil if there is none.
    func fallback(for scalar: Unicode.Scalar, isBold: Bool) -> FontFace? { others?.face(for: scalar, isBold: isBold) }

    /// The font of this name: one of the system's, or one that some measured text needed.
    func face(named name: FontName) throws(FontProblem) -> FontFace {
        if let file = SystemFontFile.all.first(where: { FontName(file: $0.name, index: 0) == name }) {
            let known = faces.withLock { $0[file] }
            if let known, known.name == name { return known }
            return try FontFace(file: Self.path(of: file, in: folder), metrics: file.metrics)
        }
        guard let face = others?.face(named: name) else { throw .unknown(name: name.value) }
        return face
    }

    /// The files that every app needs, where their packages put them.
    package static var files: [String] { SystemFontFile.all.map { path(of: $0, in: nil) } }

    /// Where an archive of `kennel package` brings them, below the program's own prefix; nil elsewhere.
    package static let besideProgram: String? = {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &path, path.count)
        let parts = path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }.split(separator: UInt8(ascii: "/"))
        guard let name = parts.last, parts.count > 2 else { return nil }
        let prefix = parts.dropLast(2).map { "/" + String(decoding: $0, as: UTF8.self) }.joined()
        let folder = "\(prefix)/share/\(String(decoding: name, as: UTF8.self))/fonts"
        return access(folder, R_OK | X_OK) == 0 ? folder : nil
    }()

    private static func path(of file: SystemFontFile, in folder: String?) -> String {
        guard let folder else { return file.package.folder + file.name }
        return folder + "/" + file.name
    }
}
