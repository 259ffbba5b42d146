import Foundation
import JSON
import Testing

/// The page's files that repeat Swift values match these values.
///
/// With `KENNEL_WRITE_CONTRACT` in the environment, the test writes the files; `scripts/contract` sets it.
struct PageContractTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Public").standardizedFileURL

    @Test func `The files of the page repeat the names and values of Swift`() throws {
        let isWriting = ProcessInfo.processInfo.environment["KENNEL_WRITE_CONTRACT"] != nil
        for file in try PageContract.files(in: Self.folder) {
            let place = Self.folder.appending(path: file.path)
            if isWriting { try file.content.write(to: place, atomically: true, encoding: .utf8) }
            let content = try String(contentsOf: place, encoding: .utf8)
            #expect(content == file.content, "Public/\(file.path) is outdated; scripts/contract writes it again.")
        }
    }

    @Test func `A schema becomes a type`() {
        let schema: JSON = [
            "type": "object", "required": ["type", "size"],
            "properties": [
                "type": ["const": "zoom"], "size": ["enum": ["small", "large"]], "at": ["type": "number"],
                "places": ["type": "array", "items": ["type": "integer"]], "rest": true,
            ],
        ]
        #expect(
            TypeScript.type(of: schema)
                == "{ type: 'zoom', at?: number, places?: (number)[], rest?: unknown, size: 'small' | 'large' }")
    }
}
