/// Header fields that restrict what browsers do with responses.
enum SecurityHeaders {
    /// The header fields of every response.
    static let always: Headers = [
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ]

    /// Returns the fields for pages, in addition to `always`: all content comes from this server, nothing is inline,
    /// and only this server's pages may frame it.
    ///
    /// The only foreign content is that of web views, in frames without access to their origin, windows or the page's
    /// URL. `frames` restricts it to hosts that the server itself would request.
    static func document(frames: FrameSources) -> Headers {
        [
            (
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
                    + "connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src \(frames.policy); "
                    + "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
            ),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        ]
    }

    /// The header fields of bytes from a backend, such as images, which must never act as a page of this server.
    static let foreign: Headers =
        always + [("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")]

    /// The header fields of API responses.
    static let data: Headers = always + [("Cache-Control", "no-store")]
}
