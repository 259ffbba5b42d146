import Foundation
import SwiftTranslation

/// An app's resources as source code.
///
/// The bytes of the files are linked into the program, and a Swift table describes them. A program is therefore
/// complete when it is copied, and running sessions read no files.
struct ResourceSources {
    private let resources: BundledResources
    private let developmentLanguage: String
    /// The names of the tables of outlets and actions, by module.
    private let tables: [(module: String, names: [String])]
    /// The member names that the app's files use and declare.
    private let members: MemberNames

    /// The module that contains the bytes.
    static let module = "CAppFiles"

    init(
        _ resources: BundledResources, tables: [(module: String, names: [String])] = [],
        members: MemberNames = MemberNames([]), developmentLanguage: String
    ) {
        self.members = members
        self.resources = resources
        self.tables = tables
        self.developmentLanguage = developmentLanguage
    }

    /// The statement that registers the resources at launch; empty if there are no resources.
    var furnishing: String {
        resources.isEmpty
            ? ""
            : "UIApplication.shared.resources = appResources; UIApplication.shared.strings = appStrings; "
                + (resources.readable.isEmpty && resources.info == nil ? "" : "UIApplication.shared.files = appFiles; ")
                + (resources.interfaces.isEmpty ? "" : "UIApplication.shared.interfaces = appInterfaces; ")
    }

    /// Returns the files for the app's module, by their path in the package.
    func texts(for app: String) -> [String: String] {
        var texts = ["\(Self.module)/files.c": bytes, "\(Self.module)/include/\(Self.module).h": Self.header]
        if !resources.isEmpty { texts["\(app)/KennelResources.swift"] = table(for: app) }
        for (module, names) in tables {
            texts["\(module)/KennelInterfaces.swift"] = """
                // Written by kennel import; written again whenever the project changes.
                public import UIKit

                /// The classes of the module that storyboards and nibs name.
                public var interfacesOf\(module): [InterfaceClass] {
                    [\(names.joined(separator: ", "))]
                }

                """
        }
        return texts
    }

    private static let header = """
        // Written by kennel import; written again whenever the project changes.
        #pragma once
        #include <stddef.h>

        /// The bytes of one of the app's files, and how many they are; of -1, those of its texts as JSON; of -2, those
        /// of its storyboards and nibs; of -3, its Info.plist as XML. Behind the pictures come other files.
        const void *_Nonnull app_file(int index, size_t *_Nonnull count);

        """

    /// The C source that contains the bytes. A comment in it has the size and time of each file, so that the compiler
    /// compiles it again after a change.
    private var bytes: String {
        var text =
            "// Written by kennel import; written again whenever the project changes.\n#include \"CAppFiles.h\"\n\n"
        let files = resources.pictures.map { ($0.file, $0.drawing) } + resources.files.map { ($0.file, nil) }
        for (index, (file, drawing)) in files.enumerated() {
            if let drawing {
                text += "static const char drawn_\(index)[] = \(drawing.quotedInC);\n"
                text +=
                    "#define file_\(index) drawn_\(index)\n#define end_\(index) (drawn_\(index) + sizeof drawn_\(index) - 1)\n"
                continue
            }
            let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
            let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            text += "// \(facts?[.size] as? Int ?? 0) bytes, \(time)\n"
            let path = file.path.quoted.quoted.dropFirst().dropLast()
            text +=
                "__asm__(\".pushsection .rodata\\nfile_\(index):\\n.incbin \(path)\\nend_\(index):\\n.popsection\\n\");\n"
            text += "extern const char file_\(index)[], end_\(index)[];\n"
        }
        text += "static const char texts[] =\n\(literal(resources.texts));\n"
        text += "static const char interfaces[] =\n\(literal(resources.interfaces));\n"
        text += "static const char info[] = \((resources.info ?? "").quotedInC);\n"
        let cases = files.indices.map { index in
            "    case \(index): *count = (size_t)(end_\(index) - file_\(index)); return file_\(index);\n"
        }
        return text + """

            const void *app_file(int index, size_t *count) {
                switch (index) {
                case -1: *count = sizeof texts - 1; return texts;
                case -2: *count = sizeof interfaces - 1; return interfaces;
                case -3: *count = sizeof info - 1; return info;
            \(cases.joined())    default: *count = 0; return "";
                }
            }

            """
    }

    /// Returns a value as JSON in the lines of a C string literal.
    private func literal(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let json = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return json.split(separator: "\n").map { "    \(String($0).trimmed.quotedInC)\n" }.joined()
    }

    private func table(for app: String) -> String {
        let pictures = resources.pictures.map { picture in
            "    (\(picture.name.quoted), \(picture.type.quoted), \(picture.scale), \(picture.isTemplate)),\n"
        }
        let colors = resources.colors.filter { $0.reference == nil }
            .map { "    (\($0.name.quoted), \($0.light), \($0.dark ?? [])),\n" }
        let references = resources.colors.compactMap { color in
            color.reference.map { "    (\(color.name.quoted), \($0.quoted)),\n" }
        }
        return """
            // Written by kennel import; written again whenever the project changes.
            import \(Self.module)
            import UIKit
            \(tables.filter { $0.module != app }.map { "import \($0.module)\n" }.joined())
            private let pictures: [(name: String, type: String, scale: Double, isTemplate: Bool)] = [
            \(pictures.joined())]

            private func file(_ index: Int) -> UnsafeRawBufferPointer {
                var count = 0
                let bytes = app_file(Int32(index), &count)
                return UnsafeRawBufferPointer(start: bytes, count: count)
            }

            private let colors: [(name: String, light: [Double], dark: [Double])] = [
            \(colors.joined())]
            private let systemColors: [(name: String, reference: String)] = [
            \(references.joined())]

            /// What the project's catalogues hold.
            let appResources = AppResources(
                pictures: pictures.enumerated().map { index, picture in
                    AppResources.Picture(
                        picture.name, type: picture.type, scale: picture.scale, isTemplate: picture.isTemplate,
                        bytes: file(index))
                },
                colors: colors.map { AppResources.Color($0.name, light: $0.light, dark: $0.dark.isEmpty ? nil : $0.dark) }
                    + systemColors.map { AppResources.Color($0.name, reference: $0.reference) })

            /// Its texts.
            let appStrings = AppStrings(json: file(-1), developmentLanguage: \(developmentLanguage.quoted))

            """ + files + interfaces(for: app) + symbols
    }

    private var files: String {
        let readable = resources.readable
        if readable.isEmpty, resources.info == nil { return "" }
        let list = readable.map { "    (\($0.path.quoted), file(\($0.index))),\n" }
        return """

            /// What else lies in its bundle.
            let appFiles = AppFiles([
            \(list.joined())], info: file(-3))

            """
    }

    private var symbols: String {
        AssetSymbols(
            pictures: resources.pictures.filter { !$0.isLoose && !$0.name.hasSuffix(BundledPicture.inTheDark) }.map(
                \.name),
            colors: resources.colors.map(\.name), members: members
        ).text
    }

    private func interfaces(for app: String) -> String {
        if resources.interfaces.isEmpty { return "" }
        let lists = tables.map { "interfacesOf\($0.module)" }.joined(separator: " + ")
        return """

            /// Its storyboards and nibs.
            let appInterfaces = AppInterfaces(json: file(-2), classes: \(lists.isEmpty ? "[]" : lists))

            """
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }

    /// The string as a literal that both Swift and the assembler accept.
    fileprivate var quoted: String {
        var text = "\""
        for character in self {
            switch character {
            case "\"", "\\": text += "\\\(character)"
            case "\n": text += "\\n"
            default: text += String(character)
            }
        }
        return text + "\""
    }
    /// The string as a literal of C, where `??` is escaped because it may begin a trigraph.
    fileprivate var quotedInC: String { contains("??") ? quoted.replacing("?", with: "\\?") : quoted }
}
