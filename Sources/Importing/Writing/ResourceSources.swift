import Foundation

/// What comes with an app as sources: the files' bytes go into the program as they lie in the project, and a table in Swift
/// names them. So a program that is copied elsewhere has them, and nothing is read while sessions run.
struct ResourceSources {
    private let resources: BundledResources
    private let developmentLanguage: String

    /// The module that holds the bytes.
    static let module = "CAppFiles"

    init(_ resources: BundledResources, developmentLanguage: String) {
        self.resources = resources
        self.developmentLanguage = developmentLanguage
    }

    /// How the app's launch gives them to a session; nothing where there are none.
    var furnishing: String {
        resources.isEmpty
            ? "" : "UIApplication.shared.resources = appResources; UIApplication.shared.strings = appStrings; return "
    }

    /// The files, by their path in the package, for the app's module of this name.
    func texts(for app: String) -> [String: String] {
        var texts = ["\(Self.module)/files.c": bytes, "\(Self.module)/include/\(Self.module).h": Self.header]
        if !resources.isEmpty { texts["\(app)/KennelResources.swift"] = table }
        return texts
    }

    private static let header = """
        // Written by kennel import; written again whenever the project changes.
        #pragma once
        #include <stddef.h>

        /// The bytes of one of the app's files, and how many they are; of -1, those of its texts as JSON.
        const void *_Nonnull app_file(int index, size_t *_Nonnull count);

        """

    /// The size and time of each file stand in a comment: where one changes, the compiler takes it anew.
    private var bytes: String {
        var text =
            "// Written by kennel import; written again whenever the project changes.\n#include \"CAppFiles.h\"\n\n"
        for (index, picture) in resources.pictures.enumerated() {
            let facts = try? FileManager.default.attributesOfItem(atPath: picture.file.path)
            let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            text += "// \(facts?[.size] as? Int ?? 0) bytes, \(time)\n"
            let path = picture.file.path.quoted.quoted.dropFirst().dropLast()
            text +=
                "__asm__(\".pushsection .rodata\\nfile_\(index):\\n.incbin \(path)\\nend_\(index):\\n.popsection\\n\");\n"
            text += "extern const char file_\(index)[], end_\(index)[];\n"
        }
        text += "static const char texts[] =\n\(literal);\n"
        let cases = resources.pictures.indices.map { index in
            "    case \(index): *count = (size_t)(end_\(index) - file_\(index)); return file_\(index);\n"
        }
        return text + """

            const void *app_file(int index, size_t *count) {
                switch (index) {
                case -1: *count = sizeof texts - 1; return texts;
            \(cases.joined())    default: *count = 0; return "";
                }
            }

            """
    }

    /// The texts as JSON in the lines of a literal.
    private var literal: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let json = (try? encoder.encode(resources.texts)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return json.split(separator: "\n").map { "    \(String($0).trimmed.quoted)\n" }.joined()
    }

    private var table: String {
        let pictures = resources.pictures.map { picture in
            "    (\(picture.name.quoted), \(picture.type.quoted), \(picture.scale), \(picture.isTemplate)),\n"
        }
        let colors = resources.colors.map { "    (\($0.name.quoted), \($0.light), \($0.dark ?? [])),\n" }
        return """
            // Written by kennel import; written again whenever the project changes.
            import \(Self.module)
            import UIKit

            private let pictures: [(name: String, type: String, scale: Double, isTemplate: Bool)] = [
            \(pictures.joined())]

            private func file(_ index: Int) -> UnsafeRawBufferPointer {
                var count = 0
                let bytes = app_file(Int32(index), &count)
                return UnsafeRawBufferPointer(start: bytes, count: count)
            }

            private let colors: [(name: String, light: [Double], dark: [Double])] = [
            \(colors.joined())]

            /// What the project's catalogues hold.
            let appResources = AppResources(
                pictures: pictures.enumerated().map { index, picture in
                    AppResources.Picture(
                        picture.name, type: picture.type, scale: picture.scale, isTemplate: picture.isTemplate,
                        bytes: file(index))
                },
                colors: colors.map { AppResources.Color($0.name, light: $0.light, dark: $0.dark.isEmpty ? nil : $0.dark) })

            /// Its texts.
            let appStrings = AppStrings(json: file(-1), developmentLanguage: \(developmentLanguage.quoted))

            """
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }

    /// As it stands between quotes, in Swift, in C and for the assembler.
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
}
