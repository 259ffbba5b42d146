import Handover
import KennelTesting
import SessionSupport
import Testing

@Suite("Steps to reproduce")
struct StepsPageTests {
    @Test("What was done is told in sentences, with what came of it")
    func visit() async throws {
        let course = try await HandedOver.course(of: try await HandedOver.visit())
        let page = StepsPage(course).text
        for line in [
            "# Steps to reproduce: /start", "* App: `AppDelegate`", "* Controller: `CustomError`",
            "* Device: 390 × 844 points",
            "Open the app at `/start` with the controller `CustomError`.",
            "`GET /start` is answered 500, after 40 ms", "Press “Try again”.",
            "Type `Ada` into “Name”.", "Type a text into “Word”, which hides it.", "Make this go wrong from now on:",
            "/more: 503 once", "Press “Enter”.", "edited by hand: the answer was 200",
            "Let the held `POST /enter` go, changed: a body of 16 bytes.", "made to: status 503 (1 of 1)", "Go back.",
            "Still under way: `GET /slow`", "Welcome to the \\*shop\\*",
        ] {
            #expect(page.contains(line), "\(line)\n\(page)")
        }
        #expect(page.contains("started → **error** (remoteScreen, networkError: "))
        #expect(page.contains("Nov") == false && page.contains("2026-11-"))
    }

    @Test("A text typed letter by letter is one step, and what a field hides is in no export")
    func secrets() async throws {
        let course = try await HandedOver.course(of: try await HandedOver.visit())
        let typed = course.steps.compactMap { step in
            if case .text(_, let text, _) = step.input, step.hidesText { text } else { nil }
        }
        #expect(typed.count == 1)
        let page = StepsPage(course).text
        let archive = String(decoding: HARFile(course, without: .standard).bytes, as: UTF8.self)
        let test = TestFile(course).text
        #expect(page.components(separatedBy: "into “Name”").count == 2)
        for text in [page, archive, test] { #expect(!text.contains("Passw0rd!") && !text.contains("abcdef123")) }
        for text in [page, test] { #expect(!text.contains(typed[0])) }
    }

    @Test("Every text stands in the page as it is read, whatever signs are in it")
    func signs() async throws {
        let session = await TestSession.open(
            BeagleApp.init, json: #"{"_beagleComponent_":"beagle:text","text":"a | b\n# <b>`c`</b> ``` [d](e) \\ _f_"}"#
        )
        let page = StepsPage(try await HandedOver.course(of: session, BeagleApp.init)).text
        #expect(page.contains(##"“a \| b \# \<b\>\`c\`\</b\> \`\`\` \[d\](e) \\ \_f\_”"##))
        #expect(page.contains("````json"), "the document has three such signs in a row")
    }
}
