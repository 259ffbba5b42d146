import Exports
import KennelTesting
import SessionSupport
import Testing

@Suite("Steps to reproduce")
struct StepsPageTests {
    @Test func `The steps page tells each user action with its outcome`() async throws {
        let course = try await HandedOver.course(of: try await HandedOver.visit())
        let page = StepsPage(course).text
        for line in [
            "# Steps to reproduce: /start", "* App: `AppDelegate`", "* Controller: `CustomError`",
            "* Device: 390 × 844 points",
            "Open the app at `/start` with the controller `CustomError`.",
            "`GET /start` gets response 500, after 40 ms", "Press “Try again”.",
            "Type `Ada` into “Name”.", "Type a text into “Word”, which hides it.", "Set these fault rules:",
            "/more: 503 once", "Press “Enter”.", "edited by hand: the response was 200",
            "Continue the paused `POST /enter`, edited: a body of 16 bytes.", "fault rule: status 503 (1 of 1)",
            "Go back.",
            "Pending: `GET /slow`", "Welcome to the \\*shop\\*",
        ] {
            #expect(page.contains(line), "\(line)\n\(page)")
        }
        #expect(page.contains("started → **error** (remoteScreen, networkError: "))
        #expect(page.contains("Nov") == false && page.contains("2026-11-"))
    }

    @Test func `The steps page can be in Portuguese, except for the app's and backend's texts`() async throws {
        let course = try await HandedOver.course(of: try await HandedOver.visit())
        let page = StepsPage(course, language: .portuguese).text
        for line in [
            "# Passos para reproduzir: /start", "* Controlador: `CustomError`", "## Passos", "## No fim",
            "* Aparelho: 390 × 844 pontos",
            "Abra o app em `/start` com o controlador `CustomError`.", "`GET /start` recebe a resposta 500, após 40 ms",
            "Aperte “Try again”.", "Digite `Ada` em “Name”.", "Digite um texto em “Word”, que o oculta.",
            "Defina estas regras de falha:", "editada à mão: a resposta era 200",
            "Continue a requisição pausada `POST /enter`, editada: um corpo de 16 bytes.",
            "regra de falha: status 503 (1 of 1)", "Volte.", "Em andamento: `GET /slow`",
        ] {
            #expect(page.contains(line), "\(line)\n\(page)")
        }
        let english = ["Press ", "Open the app", "Type ", "receives", "gets response", "attempt", "The screen shows"]
        for words in english { #expect(!page.contains(words), "\(words)\n\(page)") }
    }

    @Test func `A text typed letter by letter is one step, and hidden field contents are in no export`() async throws {
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

    @Test func `Special characters in a text are escaped, so that the page shows the text unchanged`() async throws {
        let session = await TestSession.open(
            BeagleApp.init, json: #"{"_beagleComponent_":"beagle:text","text":"a | b\n# <b>`c`</b> ``` [d](e) \\ _f_"}"#
        )
        let page = StepsPage(try await HandedOver.course(of: session, BeagleApp.init)).text
        #expect(page.contains(##"“a \| b \# \<b\>\`c\`\</b\> \`\`\` \[d\](e) \\ \_f\_”"##))
        #expect(page.contains("````json"), "the document has three such signs in a row")
    }
}
