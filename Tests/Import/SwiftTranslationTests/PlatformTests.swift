import Testing

@testable import SwiftTranslation

@Suite("Conditions about platforms")
struct PlatformTests {
    private func translate(_ text: String) -> String {
        let source = SourceText(path: "/our/A.swift", text: text)
        let lines = Translator(Survey([source])).translate(source).text.split(separator: "\n").dropFirst()
        return lines.filter { $0.hasPrefix("#") }.map { $0.replacing(#/ +$/#, with: "") }.joined(separator: " ")
    }

    @Test(arguments: [
        ("#if os(iOS)\nlet a = 1\n#endif", "#if true #endif"),
        ("#if os(iOS) || os(tvOS)\nlet a = 1\n#else\nlet a = 2\n#endif", "#if true    || os(tvOS) #else #endif"),
        ("#if targetEnvironment(simulator)\nlet a = 1\n#endif", "#if true #endif"),
        // Code for Linux is compiled, unless the other code uses UIKit.
        (
            "#if os(iOS) || os(macOS)\nlet a = pthread_self()\n#else\nlet a = thread()\n#endif",
            "#if os(iOS) || os(macOS) #else #endif"
        ),
        ("#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif", "#if os(Linux) #else #endif"),
        ("#if os(Linux)\nlet a = 1\n#else\nlet a = UIView()\n#endif", "#if false #else #endif"),
        ("#if !os(Linux)\nlet a = UIColor.red\n#endif", "#if !false #endif"),
        ("#if !os(Linux)\nlet a = mach_absolute_time()\n#endif", "#if !os(Linux) #endif"),
        (
            "#if os(macOS)\nlet a = NSView()\n#elseif os(iOS)\nlet a = UIView()\n#endif",
            "#if false #elseif true #endif"
        ),
        (
            "#if canImport(Darwin)\nlet a = UIView()\n#elseif canImport(Glibc)\nlet a = 1\n#endif",
            "#if true #elseif false #endif"
        ),
        // If there is no code for other systems, the code for iOS is compiled.
        (
            "#if os(iOS) || os(tvOS)\nlet a = Image()\n#elseif os(macOS)\nlet a = 1\n#elseif os(watchOS)\nlet a = 2\n#endif",
            "#if true || false #elseif false #elseif false #endif"
        ),
        (
            "#if os(macOS)\nlet a = 1\n#elseif os(iOS) || os(visionOS)\nlet a = Image()\n#endif",
            "#if false #elseif true || false #endif"
        ),
        (
            "#if canImport(Darwin)\nlet a = 1\n#elseif canImport(Musl)\nlet a = 2\n#endif",
            "#if canImport(Darwin) #elseif canImport(Musl) #endif"
        ),
        // Modules with another name on Linux.
        ("#if canImport(WebKit)\nlet a = 1\n#endif", "#if true #endif"),
        ("#if canImport(QuartzCore)\nlet a = 1\n#endif", "#if canImport(QuartzCore) #endif"),
        // This compiler was released together with a newer system than the simulated one.
        ("#if compiler(>=6.2)\nlet a: Int\n#endif", "#if compiler(>=6.2) #endif"),
        ("#if compiler(>=6.2)\n@available(iOS 26.0, *)\nlet a: Int\n#endif", "#if false #endif"),
        ("#if compiler(>=6.2)\nif #available(iOS 17, *) {}\n#endif", "#if compiler(>=6.2) #endif"),
        ("#if canImport(Security)\nlet a = SecTrust.self\n#endif", "#if false #endif"),
        (
            "import Security\n#if canImport(Security)\nlet a = SecItemAdd(b, nil)\n#endif",
            "#if canImport(Security) #endif"
        ),
    ])
    func `A condition is that of iOS where the code exists here`(text: String, expected: String) {
        #expect(translate(text).replacing(#/ +/#, with: " ") == expected.replacing(#/ +/#, with: " "))
    }

    @Test(arguments: [
        ("class A: Proxy {}", true), ("class A: Other {}", false), ("#if !os(Linux)\nclass A: Proxy {}\n#endif", false),
    ])
    func `Code for Apple's systems is compiled where other code of the module needs its types`(
        other: String, isCompiled: Bool
    ) {
        let source = SourceText(
            path: "/our/A.swift",
            text: "#if !os(Linux)\nclass Proxy {}\n#if OWN && !os(Linux)\nlet a = 1\n#endif\n#endif\n")
        let survey = Survey([source, SourceText(path: "/our/B.swift", text: other)])
        let text = Translator(survey).translate(source).text
        #expect(text.contains("#if !false") == isCompiled)
        #expect(text.contains("#if OWN && !false") == isCompiled)
    }

    @Test func `The conditions of a manifest are those of a Mac that builds for iOS`() {
        let text = SourceText(path: "Package.swift", text: "#if os(Linux) || !canImport(Darwin)\n#endif")
        #expect(text.evaluatingConditionsForIOS().replacing(#/ +/#, with: " ") == "#if false || !true \n#endif")
    }

    @Test func `A module that is imported under a condition is imported besides if the file needs it`() {
        let source = SourceText(
            path: "/our/A.swift",
            text: "import Foundation\n#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = UUID()\n")
        let text = Translator(Survey([source])).translate(source).text
        #expect(text.contains("import Foundation; import UIKit\n"))
    }

    @Test func `A module's import of UIKit reaches the files that import the module`() {
        let source = SourceText(path: "/our/A.swift", text: "import Kit\nlet a = 1\n")
        let translator = Translator(Survey([source]), modules: .only(["Kit"]), reexporting: ["Kit"])
        #expect(translator.translate(source).text.contains("import Kit; import UIKit\n"))
        #expect(Survey([source]).imports == ["Kit"])
    }

    @Test(arguments: [
        ("class A: NSObject, URLSessionTaskDelegate {}", "class A: NSObject, SessionURLSessionTaskDelegate {}"),
        ("let a: URLSessionTaskMetrics? = nil", "let a: SessionURLSessionTaskMetrics? = nil"),
        ("let a = HTTPCookieStorage.shared", "let a = HTTPCookieStorage.ofSession"),
        ("let a = URLProtocol.registerClass(B.self)", "let a = URLProtocol.sessionRegisterClass(B.self)"),
        ("let a = Thread.isMainThread", "let a = SessionThread.isMainThread"),
        ("let a = NSStringFromClass(B.self)", "let a = _className       (B.self)"),
        ("class Thread {}; let a = Thread()", "class Thread {}; let a = Thread()"),
    ])
    func `Delegates, cookies, protocols and threads are the session's`(code: String, expected: String) {
        let source = SourceText(path: "/our/A.swift", text: "import UIKit\n" + code)
        #expect(Translator(Survey([source])).translate(source).text.contains(expected))
    }

    @Test(arguments: [
        "objc_sync_enter(a)", "os_unfair_lock_lock(&a)", "let a = 2 * NSEC_PER_SEC", "autoreleasepool { a() }",
    ])
    func `Names of Foundation and the runtime that UIKit's module has are imported`(code: String) {
        let source = SourceText(path: "/our/A.swift", text: "import Foundation\n" + code)
        #expect(Translator(Survey([source])).translate(source).text.contains("import Foundation; import UIKit\n"))
    }

    @Test func `Methods of queues are renamed where they are declared and called`() {
        let source = SourceText(
            path: "/our/A.swift",
            text: """
                import Foundation
                extension Optional where Wrapped == DispatchQueue {
                    func async(flags: DispatchWorkItemFlags?, _ body: @escaping () -> Void) { self?.async(flags: [], execute: body) }
                    func async(_ body: @escaping () -> Void) {}
                }
                """)
        let text = Translator(Survey([source])).translate(source).text
        #expect(
            text.contains("func sessionAsync(flags: DispatchWorkItemFlags?")
                && text.contains("self?.sessionAsync(flags:"))
        #expect(text.contains("func async(_ body"))
    }
}
