import HTTPServer

/// The endpoints of the page: its files and fonts.
struct PageHandlers: EndpointGroup {
    let files: StaticFiles
    let fonts: ServedFonts

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "GET", "/fonts.css", for: .everyone,
                .init("Returns the style sheet of the device's fonts.", response: .media(["text/css"])),
                handler: sendFontSheet),
            Endpoint(
                "GET", "/fonts/{file}", for: .everyone,
                .init("Returns a font.", response: .media(["font/woff2", "font/ttf", "font/otf"])), handler: sendFont),
            Endpoint(
                "GET", "/", for: .watchLinks, .init("Returns the page.", response: .media(["text/html"])),
                handler: sendFile),
            Endpoint(
                "GET", "/**", for: .everyone, .init("Returns a file of the page.", response: .media(["*/*"])),
                handler: sendFile),
        ]
    }

    private func sendFontSheet(_ context: RequestContext) {
        fonts.sheet(context.request) { context.reply.send($0) }
    }

    private func sendFont(_ context: RequestContext) {
        fonts.sendFile(context.parameter("file"), for: context.request) { font in
            if let font { context.reply.send(font) } else { context.reply.send(.unknownRoute(context.request.path)) }
        }
    }

    private func sendFile(_ context: RequestContext) throws(ProblemDetails) {
        guard let response = files.response(to: context.request) else { throw .unknownRoute(context.request.path) }
        context.reply.send(response)
    }
}
