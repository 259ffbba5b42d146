import Locks

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The fonts of this machine. A process needs only one library; any thread may use it.
package final class FontLibrary: Sendable {
    /// The way to render characters that the system font lacks.
    package enum Fallback: Sendable {
        /// With the installed fonts, in fontconfig's order.
        case installed
        /// With boxes, so that layouts are equal on all machines.
        case boxes
    }

    /// Inter Regular, which is always available.
    let plain: FontFace
    private let folder: String?
    private let faces: Locked<[SystemFontFile: FontFace]>
    private let others: FallbackFonts?

    /// Creates a library of the fonts in their packages' folders, or in one other folder, such as the one that is
    /// delivered with the program.
    ///
    /// - Throws: If a file is missing; the description names the package to install.
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

    /// Returns the metrics of a font.
    package func metrics(of font: TextFont) -> FontMetrics { face(of: font).metrics.scaled(by: font.size) }

    /// Returns the face of a font. A file that can no longer be read is replaced by Inter Regular.
    func face(of font: TextFont) -> FontFace {
        let file = SystemFontFile(font)
        return faces.withLock { faces in
            if let face = faces[file] { return face }
            let face = (try? FontFace(file: Self.path(of: file, in: folder), metrics: file.metrics)) ?? plain
            faces[file] = face
            return face
        }
    }

    /// Returns an installed font with a scalar that the requested font lacks; nil if there is none.
    func fallback(for scalar: Unicode.Scalar, isBold: Bool) -> FontFace? { others?.face(for: scalar, isBold: isBold) }

    /// Returns the font of this name: a system font, or a fallback font that measured text needed.
    func face(named name: FontName) throws(FontProblem) -> FontFace {
        if let file = SystemFontFile.all.first(where: { FontName(file: $0.name, index: 0) == name }) {
            let known = faces.withLock { $0[file] }
            if let known, known.name == name { return known }
            return try FontFace(file: Self.path(of: file, in: folder), metrics: file.metrics)
        }
        guard let face = others?.face(named: name) else { throw .unknown(name: name.value) }
        return face
    }

    /// The paths of the font files that every app needs, in their packages' folders.
    package static var files: [String] { SystemFontFile.all.map { path(of: $0, in: nil) } }

    /// The fonts folder of an archive of `kennel package`, below the program's own prefix; nil if there is none.
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
