import FolderSupport
import Foundation
import Testing

@testable import Kennel

@Suite("The SDK")
struct SDKTests {
    private let place = TemporaryFolder()

    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu", "6.3.1"),
        ("Apple Swift version 6.2-dev (LLVM 1, Swift 2)", "6.2-dev"),
    ])
    func `The version of a compiler is in its first line`(output: String, version: String) {
        #expect(SDKCompiler.version(in: output) == version)
        #expect(SDKCompiler.version(in: "bash: swift: command not found") == nil)
    }

    @Test func `Another compiler, or none, is refused with both versions and what to do`() throws {
        let compiler = SDKCompiler(version: "6.3.1")
        try compiler.check("Swift version 6.3.1 (swift-6.3.1-RELEASE)")
        let other = #expect(throws: UsageError.self) { try compiler.check("Swift version 6.2 (swift-6.2-RELEASE)") }
        #expect(
            other?.description
                == "this kennel-sdk was made with Swift 6.3.1, and the Swift in the PATH is 6.2; install Swift 6.3.1, or a "
                + "kennel-sdk that was made with Swift 6.2")
        let none = #expect(throws: UsageError.self) { try compiler.check("env: ‘swift’: No such file or directory\n") }
        #expect(
            none?.description
                == "swift --version prints no version (env: ‘swift’: No such file or directory); install Swift 6.3.1 from "
                + "https://www.swift.org/install")
    }

    @Test func `An SDK names its compiler in a file, and is damaged without it`() throws {
        #expect(throws: UsageError.self) { try SDKCompiler(of: place.url) }
        try Data("6.3.1\n".utf8).write(to: place.url.appending(path: SDKCompiler.file))
        #expect(try SDKCompiler(of: place.url).version == "6.3.1")
    }

    @Test func `Without a release and an SDK, packages depend on the checkout`() {
        #expect(!KennelFolder.isInSDK && KennelFolder.current == KennelFolder.checkout)
        #expect(FileManager.default.fileExists(atPath: KennelFolder.checkout.appending(path: "Package.swift").path))
    }

    @Test func `The SDK's modules are those that the library products need`() throws {
        // SwiftPM locks the folder against other runs, such as this test's. So the manifest is copied.
        try FileManager.default.copyItem(
            at: KennelFolder.checkout.appending(path: "Package.swift"), to: place.url.appending(path: "Package.swift"))
        let graph = try PackageGraph(of: place.url)
        let names = Set(graph.libraryTargets.map(\.name))
        #expect(names.isSuperset(of: ["Kennel", "KennelTesting", "HeadlessUIKit", "CJansson", "QuartzCore"]))
        #expect(names.isDisjoint(with: ["SampleApp", "KennelCommand", "SwiftTranslation", "TestSupport"]))
        #expect(graph.libraryTargets.first { $0.name == "CJansson" }?.pkgConfig == "jansson")
    }

    @Test func `The SDK's manifest has the library products, and only the compiled modules as target`() throws {
        let texts = SDKTexts(version: "1.0", products: ["Kennel", "UIKit"])
        #expect(texts.manifest.contains("\"Kennel\", \"UIKit\""))
        try Data(texts.manifest.utf8).write(to: place.url.appending(path: "Package.swift"))
        let graph = try PackageGraph(of: place.url)
        #expect(
            graph.libraries.map(\.name) == ["Kennel", "UIKit"] && graph.libraryTargets.map(\.name) == [SDKTexts.target])
        let description = texts.pkgConfig(["-lswiftCore"])
        #expect(description.contains("Cflags: -I/usr/lib/kennel-sdk/modules\n"))
        #expect(description.contains("Libs: -lkennel-sdk -lswiftCore\n"))
    }

    @Test func `package --sdk makes the SDK too`() throws {
        #expect(try PackageOptions(parsing: ["--sdk", "out"]).makesSDK)
        #expect(try !PackageOptions(parsing: ["out"]).makesSDK)
        #expect(throws: UsageError.self) { try PackageOptions(parsing: ["--sdk=yes"]) }
    }
}
