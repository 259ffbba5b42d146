import HTTPServer
import JSON
import Sessions
import Wire

/// The list of all sessions and recordings. It contains no id that gives control of any of them.
extension Routes {
    /// The default and maximum number of entries in a page.
    private static let mostListed = 100

    func listSessions(_ request: HTTPRequest, _ reply: any Answering) throws(ProblemDetails) {
        var count = Self.mostListed
        if let text = request.query("limit") {
            guard let asked = Int(text), (1...Self.mostListed).contains(asked) else {
                throw .malformed("\"limit\" must be a number from 1 to \(Self.mostListed).")
            }
            count = asked
        }
        var place: SessionListing.Place?
        if let text = request.query("after") {
            guard let asked = SessionListing.Place(text) else {
                throw .malformed("\"after\" must be what a page before named as its end.")
            }
            place = asked
        }
        let watches = request.query.compactMap { $0.name == "watch" ? $0.value : nil }
        guard watches.count <= Self.mostListed else {
            throw .malformed("\"watch\" may name at most \(Self.mostListed) sessions.")
        }
        sessions.readers.run { [self, count, place] in
            do throws(ArchiveError) {
                let listed: [SessionListing]
                if watches.isEmpty {
                    listed = try sessions.list.entries(after: place, atMost: count + 1)
                } else {
                    listed = try sessions.list.entries(of: watches)
                }
                let page = Array(listed.prefix(count))
                SessionListing.complete(page) { [self] page in
                    let next = listed.count > count ? page.last?.place : nil
                    send(page, next: next.map { "/api/sessions?limit=\(count)&after=\($0)" }, reply)
                }
            } catch {
                refuse(error.problem, reply)
            }
        }
    }

    private func send(_ page: [SessionListing], next: String?, _ reply: any Answering) {
        var writer = JSONWriter()
        writer.beginArray()
        for entry in page {
            entry.write(to: &writer, app: catalogue.header(of: nil).app, name: names[entry.place.watch])
        }
        writer.endArray()
        reply.send(json: writer.bytes, headers: next.map { [("Link", "<\($0)>; rel=\"next\"")] } ?? [])
    }
}
